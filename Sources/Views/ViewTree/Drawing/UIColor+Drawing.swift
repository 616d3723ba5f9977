// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// Makes this the colour of fills and lines of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills of the current context, or its picture what shapes are filled with.
  public func setFill() {
    guard let context = DrawingStage.current else { return }
    context.state.fill = displayColor(with: .current)
    context.state.pattern = fillPattern
  }

  /// Makes this the colour of lines of the current context.
  public func setStroke() {
    DrawingStage.current?.state.stroke = displayColor(with: .current)
  }

  /// The colour's picture as it fills shapes; nil: it has none.
  private var fillPattern: FillPattern? {
    patternTile(traits: .current).map { tile in
      FillPattern(
        steps: tile.commands.map { .command($0) }, step: tile.size,
        bounds: CGRect(origin: .zero, size: tile.size))
    }
  }
}
