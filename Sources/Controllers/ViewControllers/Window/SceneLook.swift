// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The geometry and traits of a scene at a moment, with which later ones are compared to notify the delegate
/// of changes.
@MainActor
struct SceneLook {
  private let scene: UIWindowScene
  private let geometry: UIWindowScene.Geometry
  private let traits: UITraitCollection

  /// Captures the current state of `scene`.
  init(of scene: UIWindowScene) {
    self.scene = scene
    geometry = scene.effectiveGeometry
    traits = scene.traitCollection
  }

  /// Notifies the delegate if the geometry or traits changed.
  func notifyChange() {
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
