# Analiza skończonego meczu Ubongo classic: klejnoty.
classic-analysis-gems-cost = Wszystkie wybory razem kosztowały tyle przewagi: { $cost }.
classic-analysis-take = tor { $lane }: { $gems }
classic-analysis-take-why = Dałoby to o tyle większą przewagę: { $value }, licząc rywali i dalsze rundy.
