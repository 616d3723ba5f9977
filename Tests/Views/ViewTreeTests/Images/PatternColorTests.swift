// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of pattern colours.
@MainActor
struct PatternColorTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func tiles(_ color: UIColor?) -> [CGRect] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    view.backgroundColor = color
    let stage = Stage(size: CGSize(width: 50, height: 20))
    stage.root.addSubview(view)
    stage.wait(0.1)
    let commands = view.displayNode().commands
    return commands.flatMap { command -> [CGRect] in
      guard case .drawing(let drawing) = command else { return [] }
      return drawing.steps.compactMap { step in
        guard case .command(.imagePart(_, let part)) = step else { return nil }
        return part.destination
      }
    }
  }

  @Test func `the picture fills a view from its corner on`() {
    let found = tiles(UIColor(patternImage: image))
    expect(found.count, equals: 6)
    expect(found.first, equals: CGRect(x: 0, y: 0, width: 20, height: 10))
    expect(found.map(\.maxX).max() == 50 && found.map(\.maxY).max() == 20)
  }

  @Test func `it fades, and is chosen for traits, as other colours are`() {
    let pattern = UIColor(patternImage: image)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = pattern.withAlphaComponent(0.5)
    let alphas = view.displayNode().commands.compactMap { command -> CGFloat? in
      guard case .drawing(let drawing) = command else { return nil }
      return drawing.alpha
    }
    expect(alphas, equals: [0.5])
    let chosen = UIColor { $0.userInterfaceStyle == .dark ? .black : pattern }
    expect(tiles(chosen).count, equals: 6)
    expect(pattern == pattern && pattern != UIColor(patternImage: image))
  }

  @Test func `an empty picture fills nothing`() {
    expect(tiles(UIColor(patternImage: UIImage())).isEmpty)
  }
}
