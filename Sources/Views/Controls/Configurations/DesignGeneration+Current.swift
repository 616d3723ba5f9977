// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

extension DesignGeneration {
  /// That of the display that code runs for: presets have its lengths from when they are made.
  static var current: DesignGeneration { AmbientDisplay.traits[DesignGenerationTrait.self] }
}
