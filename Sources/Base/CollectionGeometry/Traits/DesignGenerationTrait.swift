// SPDX-License-Identifier: Apache-2.0

/// The generation that views have the lengths of.
package struct DesignGenerationTrait: UITraitDefinition {
  /// iOS 17's.
  package static let defaultValue = DesignGeneration.iOS17
}
