// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

extension DesignGeneration {
  /// The design generation of the current display, which determines the lengths of configuration presets.
  static var current: DesignGeneration { AmbientDisplay.traits[DesignGenerationTrait.self] }
}
