# Egy befejezett Ubongo classic-meccs elemezve: a drágakövek.
classic-analysis-gems = Drágakövek
classic-analysis-gems-cost = Az összes választás ennyi drágakő előnybe került: { $cost }.
classic-analysis-take = { $lane }. sáv: { $gems }
classic-analysis-take-why = Ennyi drágakővel nagyobb előnyt adott volna: { $value }, az ellenfeleket és a további köröket is számítva.
