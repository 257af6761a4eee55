# A finished match of Ubongo classic taken apart: the gems.
classic-analysis-gems = Gems
classic-analysis-gems-cost = All takes together cost { $cost } gems of a lead.
classic-analysis-take = lane { $lane }: { $gems }
classic-analysis-take-why = It would have been { $value } gems more of a lead, rivals and rounds to come included.
