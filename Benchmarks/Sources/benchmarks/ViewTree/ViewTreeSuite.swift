// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// Benchmarks of Auto Layout: the constraints of a thousand cells.
enum ViewTreeSuite: Suite {
  static let name = "ViewTree"

  private static let count = 1_000

  static func run(_ options: Options, _ report: inout Report) {
    var cells: [MessageCell] = []
    var surface: ViewSurface?
    var width: CGFloat = 390
    func layOut() -> Double {
      Stopwatch.seconds(each: count) { cells[$0].layoutIfNeeded() }
    }
    func resized(by delta: CGFloat) -> Double {
      width += delta
      for cell in cells { cell.bounds.size.width = width }
      return layOut()
    }
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("first") {
          width = 390
          (cells, surface) = mounted(width)
          return layOut()
        },
        Contender("wider") { resized(by: 100) },
        Contender("again") { resized(by: -100) },
        Contender("fitting") {
          Stopwatch.seconds(each: count) {
            Stopwatch.keep(
              cells[$0].contentView.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel))
          }
        },
        Contender("nothing") { layOut() },
      ])
    Stopwatch.keep(surface)
    let what = "cell of 20 constraints and 4 texts"
    func add(_ how: String, _ name: String, _ goal: Goal?) {
      report.add("\(what), \(how)", count, comparison.seconds(name), .seconds, goal)
    }
    add("first solution and layout", "first", .seconds(100e-6))
    add("another width, texts measured", "wider", .seconds(30e-6))
    add("a width that was had before", "again", .seconds(30e-6))
    add("height that fits another width", "fitting", nil)
  }

  /// Returns a thousand configured cells before their layout, and their surface.
  private static func mounted(_ width: CGFloat) -> ([MessageCell], ViewSurface) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    let surface = ViewSurface(root: root, size: root.bounds.size, scale: 2)
    surface.frame(at: 0)
    let cells = (0..<count).map { number in
      let cell = MessageCell(
        frame: CGRect(x: 0, y: CGFloat(number) * 80, width: width, height: 80))
      cell.show(number)
      root.addSubview(cell)
      return cell
    }
    return (cells, surface)
  }
}
