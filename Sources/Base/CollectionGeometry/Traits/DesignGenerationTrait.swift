// SPDX-License-Identifier: Apache-2.0

/// The trait for the design generation of views.
package struct DesignGenerationTrait: UITraitDefinition {
  /// The design of iOS 17.
  package static let defaultValue = DesignGeneration.iOS17
}
