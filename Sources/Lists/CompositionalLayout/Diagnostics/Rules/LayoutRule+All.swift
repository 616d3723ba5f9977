// SPDX-License-Identifier: Apache-2.0

extension LayoutRule {
  /// All rules, ordered by code.
  package static let all: [LayoutRule] =
    (EstimateRules.all + MeasuringRules.all + FlexibleSpacingRules.all + CapacityRules.all
    + FractionRules.all + NumberRules.all + InsetRules.all + BoundaryRules.all
    + SupplementaryRules.all + OrthogonalRules.all + DecorationRules.all + CustomGroupRules.all
    + WaterfallRules.all + LayoutLevelRules.all)
    .sorted { $0.code < $1.code }
}
