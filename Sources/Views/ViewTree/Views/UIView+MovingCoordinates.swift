// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIView {
  /// Changes the origin of the view's coordinate space and moves the subviews by the same distance.
  ///
  /// The appearance stays the same: nothing is drawn, laid out or animated.
  package func moveCoordinates(to origin: CGPoint) {
    let old = bounds.origin
    guard origin != old else { return }
    layer.moveCoordinates(to: origin, with: subviews.map(\.layer))
    // The next display node has the new positions; the existing one stays valid as a whole.
    tree.node = nil
  }
}

extension CALayer {
  /// Changes the origin of the bounds and moves `parts` by the same distance.
  func moveCoordinates(to origin: CGPoint, with parts: [CALayer]) {
    let way = CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    Self.coordinatesMove = true
    bounds.origin = origin
    for part in parts {
      let place = part.position
      part.position = CGPoint(x: place.x + way.x, y: place.y + way.y)
    }
    Self.coordinatesMove = false
    animations?.move(.bounds, by: way)
    for part in parts {
      part.animations?.move(.position, by: way)
      part.view?.constraintKeeper.mentionsChanged(.place)
    }
  }
}
