# A finished match of Ubongo classic taken apart: the gems.
classic-analysis-gems-cost = All takes together cost { $cost } of a lead.
classic-analysis-take = lane { $lane }: { $gems }
classic-analysis-take-why = It would have been { $value } more of a lead, rivals and rounds to come included.
