// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// Sets the fill and stroke colour of the current context to this colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to this colour, or its fill pattern to the colour's image.
  public func setFill() {
    guard let context = DrawingStage.current else { return }
    context.state.fill = displayColor(with: .current)
    context.state.pattern = fillPattern
  }

  /// Sets the stroke colour of the current context to this colour.
  public func setStroke() {
    DrawingStage.current?.state.stroke = displayColor(with: .current)
  }

  /// The fill pattern of the colour's image, or `nil` if it has none.
  private var fillPattern: FillPattern? {
    patternTile(traits: .current).map { tile in
      FillPattern(
        steps: tile.commands.map { .command($0) }, step: tile.size,
        bounds: CGRect(origin: .zero, size: tile.size))
    }
  }
}
