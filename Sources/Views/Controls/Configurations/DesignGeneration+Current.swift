// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

extension DesignGeneration {
  /// The generation of the current display; presets take its lengths when they are created.
  static var current: DesignGeneration { AmbientDisplay.traits[DesignGenerationTrait.self] }
}
