// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import MullionViewControllers
import UIKit

/// Benchmarks of interface files, compared with the same views created in code: a cell of twenty objects, and
/// the first screen of a storyboard of fifty.
enum InterfaceFilesSuite: Suite {
  static let name = "InterfaceFiles"

  private static let count = 200
  private static let scenes = 50

  static func run(_ options: Options, _ report: inout Report) {
    cells(options, &report)
    firstScreen(options, &report)
  }

  private static func cells(_ options: Options, _ report: inout Report) {
    let nib = UINib(data: FormNib.cell, bundle: nil)
    Stopwatch.keep(nib.instantiate(withOwner: nil))
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("parse") {
          Stopwatch.seconds(each: count) { _ in
            Stopwatch.keep(try? InterfaceDocument(data: FormNib.cell, name: "Form.xib"))
          }
        },
        Contender("nib") {
          Stopwatch.seconds(each: count) { _ in Stopwatch.keep(nib.instantiate(withOwner: nil)) }
        },
        Contender("code") {
          Stopwatch.seconds(each: count) { _ in
            Stopwatch.keep(FormCell(frame: CGRect(x: 0, y: 0, width: 375, height: 240)))
          }
        },
      ])
    let what = "cell of 20 objects and 36 constraints"
    report.add("\(what), file read", count, comparison.seconds("parse"), .seconds, .seconds(300e-6))
    report.add(
      "\(what), made of its nib", count, comparison.seconds("nib"), .seconds, .seconds(100e-6))
    report.add("\(what), made in code", count, comparison.seconds("code"), .seconds, nil)
  }

  /// Measures the time from the bytes of a file to a screen after layout.
  private static func firstScreen(_ options: Options, _ report: inout Report) {
    let data = FormNib.storyboard(of: scenes)
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("first") {
          Stopwatch.seconds(each: 1) { _ in
            guard let document = try? InterfaceDocument(data: data, name: "Forms.storyboard") else {
              return
            }
            let content = LoadedStoryboard(LoadedFile(document, in: nil))
            let board = UIStoryboard(name: "Forms", content: content)
            guard let first = board.instantiateInitialViewController() else { return }
            first.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            first.view.layoutIfNeeded()
            Stopwatch.keep(first)
          }
        }
      ])
    report.add(
      "storyboard of \(scenes) screens of 20 objects, first screen laid out", scenes,
      comparison.seconds("first"), .seconds, .seconds(10e-3))
  }
}
