// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry

extension UIColor {
  /// Makes this the colour of fills and lines of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills of the current context.
  public func setFill() {
    DrawingStage.current?.state.fill = displayColor(with: .current)
  }

  /// Makes this the colour of lines of the current context.
  public func setStroke() {
    DrawingStage.current?.state.stroke = displayColor(with: .current)
  }
}
