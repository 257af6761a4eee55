# Egy befejezett Ubongo classic-meccs elemezve: a drágakövek.
classic-analysis-gems-cost = Az összes választás ennyi előnybe került: { $cost }.
classic-analysis-take = { $lane }. sáv: { $gems }
classic-analysis-take-why = Ennyivel nagyobb előnyt adott volna: { $value }, az ellenfeleket és a további fordulókat is számítva.
