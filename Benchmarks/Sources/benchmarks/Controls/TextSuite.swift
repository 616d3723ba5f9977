// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// Benchmarks of key presses in long texts, and of the memory that texts retain.
enum TextSuite: Suite {
  static let name = "Controls"

  /// The numbers of characters per paragraph, including the line feed.
  private static let paragraphs = [480, 40]

  static func run(_ options: Options, _ report: inout Report) {
    for attributes in [TextStage.Attributes.plain, .bold, .stored] {
      for length in paragraphs { addKeys(length, attributes, options, &report) }
    }
    addGrowth(options, &report)
  }

  // MARK: Keys

  private static func addKeys(
    _ length: Int, _ attributes: TextStage.Attributes, _ options: Options, _ report: inout Report
  ) {
    let count = options.isQuick ? 20 : 200
    let short = TextStage(bytes: 10_000, length, attributes)
    let long = TextStage(bytes: 1_000_000, length, attributes)
    let text =
      switch attributes {
      case .plain: "1 MB"
      case .bold: "1 MB with bold words"
      case .stored: "1 MB with bold words and a text storage"
      }
    for (place, share) in [("start", 0), ("middle", 0.5), ("end", 1)] {
      let comparison = Comparison(
        rounds: options.rounds,
        [short, long].flatMap { stage -> [Contender] in
          let size = stage === short ? "10 KB" : "1 MB"
          return [
            Contender("insertion, \(size)") {
              stage.select(share)
              return Stopwatch.seconds(each: count) { _ in stage.insert() }
            },
            Contender("deletion, \(size)") {
              Stopwatch.seconds(each: count) { _ in stage.delete() }
            },
          ]
        })
      for key in ["insertion", "deletion"] {
        report.add(
          "\(key) at the \(place) of \(text), paragraphs of \(length) characters", 1_000_000,
          comparison, "\(key), 1 MB", to: "\(key), 10 KB", .times(3))
      }
    }
  }

  // MARK: Memory

  private static func addGrowth(_ options: Options, _ report: inout Report) {
    let count = options.isQuick ? 1_000 : 10_000
    let limit = Goal.at(most: 5 * 1_048_576, .bytes)
    func add(_ what: String, _ goal: Goal? = limit, _ body: (Int) -> Void) {
      // Caches fill before.
      for index in 0..<500 { body(index) }
      let bytes = Memory.held { for index in 500..<500 + count { body(index) } }.bytes
      report.add("memory that \(what) leave", count, Samples([Double(bytes)]), .bytes, goal)
    }
    let stage = TextStage(bytes: 1_000_000, 480)
    stage.select(0.5)
    add("keys in 1 MB") { index in index % 2 == 0 ? stage.insert() : stage.delete() }
    for (name, attributes) in [("bold words", TextStage.Attributes.bold), ("a storage", .stored)] {
      let stage = TextStage(bytes: 1_000_000, 480, attributes)
      stage.select(0.5)
      add("keys in 1 MB with \(name)") { index in
        index % 2 == 0 ? stage.insert() : stage.delete()
      }
    }
    let short = TextStage(bytes: 480, 480)
    add("readings of attributedText, 480 characters,") { _ in short.readAttributedText() }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    label.numberOfLines = 0
    stage.root.addSubview(label)
    let text = TextStage.paragraph(480)
    add("texts of a label") { index in
      label.text = "\(index) \(text)"
      stage.frame()
    }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
    add("texts in boundingRect") { index in
      Stopwatch.keep(
        ("\(index) \(text)" as NSString).boundingRect(
          with: CGSize(width: 300, height: 10_000), options: .usesLineFragmentOrigin,
          attributes: font, context: nil))
    }
    add("attributed strings, made by Foundation alone,", nil) { index in
      Stopwatch.keep(NSAttributedString(string: "\(index) \(text)", attributes: font))
    }
  }
}
