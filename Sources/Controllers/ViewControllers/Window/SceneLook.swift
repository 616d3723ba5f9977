// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// How a scene was shown, so that its delegate hears of what changed.
@MainActor
struct SceneLook {
  private let scene: UIWindowScene
  private let geometry: UIWindowScene.Geometry
  private let traits: UITraitCollection

  /// How `scene` is shown now.
  init(of scene: UIWindowScene) {
    self.scene = scene
    geometry = scene.effectiveGeometry
    traits = scene.traitCollection
  }

  /// Tells the delegate if the scene is shown in another way now.
  func tellChange() {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    let isSame = scene.effectiveGeometry == geometry
    if !isSame { delegate.windowScene(scene, didUpdateEffectiveGeometry: geometry) }
    if !isSame || scene.traitCollection != traits {
      delegate.windowScene(
        scene, didUpdate: geometry.coordinateSpace,
        interfaceOrientation: geometry.interfaceOrientation, traitCollection: traits)
    }
  }
}
