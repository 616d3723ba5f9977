// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of the steps of a run: each run of lines, event, term and finding is stored once, and steps
/// reference them by index.
struct RecordedContents: Codable {
  /// A step; the numbers are indices in the lists.
  struct Step: Codable {
    var events: [Int]
    var frames: Int
    var svg: Int
    var layouts: [Int]
  }

  /// A layout of a step.
  struct Layout: Codable, Hashable {
    var name: String
    var drawing: Int
    var findings: [Int]
    var explanations: [Int]
  }

  var steps: [Step]
  var events: [RecordedEvent]
  var layouts: [Layout]
  var findings: [LintFinding.Record]
  var explanations: [RecordedExplanation]
  var terms: [RecordedTerm]
  /// The texts as runs of `lines`.
  var texts: [[Int]]
  var lines: [String]
}

// Writing.
extension RecordedContents {
  /// A writer that stores each value once.
  struct Writer {
    private(set) var images = Numbered<String>()
    private var lines = LineTable()
    private var texts = Numbered<[Int]>()
    private var events = Numbered<RecordedEvent>()
    private var layouts = Numbered<Layout>()
    private var findings = Numbered<LintFinding.Record>()
    private var explanations = Numbered<RecordedExplanation>()
    private var terms = Numbered<RecordedTerm>()

    /// Returns the contents of `steps`.
    mutating func contents(of steps: [RecordedStep]) -> RecordedContents {
      var kept: [Step] = []
      for step in steps {
        kept.append(
          Step(
            events: events.numbers(of: step.events), frames: text(step.frames),
            svg: drawing(step.svg), layouts: numbers(of: step.layouts)))
      }
      return RecordedContents(
        steps: kept, events: events.values, layouts: layouts.values, findings: findings.values,
        explanations: explanations.values, terms: terms.values, texts: texts.values,
        lines: lines.lines)
    }

    private mutating func numbers(of layouts: [RecordedLayout]) -> [Int] {
      var numbers: [Int] = []
      for layout in layouts {
        let kept = Layout(
          name: layout.name, drawing: drawing(layout.drawing),
          findings: findings.numbers(of: layout.findings.map { LintFinding.Record($0) }),
          explanations: self.numbers(of: layout))
        numbers.append(self.layouts.number(of: kept))
      }
      return numbers
    }

    private mutating func numbers(of layout: RecordedLayout) -> [Int] {
      var numbers: [Int] = []
      for explanation in layout.explanations {
        var sides: [[Int]] = []
        for side in explanation.sides {
          sides.append(terms.numbers(of: side.terms.map { RecordedTerm($0) }))
        }
        numbers.append(
          explanations.number(of: RecordedExplanation(explanation, sides: sides)))
      }
      return numbers
    }

    private mutating func text(_ text: String) -> Int {
      texts.number(of: lines.record(text))
    }

    /// Stores an SVG document with its images replaced by numbers, and returns its index.
    private mutating func drawing(_ svg: String) -> Int {
      let parts = svg.components(separatedBy: ImageReference.lead)
      var kept = parts.first ?? ""
      for part in parts.dropFirst() {
        let end = part.firstIndex(of: "\"") ?? part.endIndex
        let number = images.number(of: String(part[..<end]))
        kept += "\(ImageReference.lead)#\(number)\(part[end...])"
      }
      return text(kept)
    }
  }
}

// Reading.
extension RecordedContents {
  /// Returns the steps of a file, whose SVG documents contain `images`.
  ///
  /// - Throws: `RecordingError` when an index is out of range.
  func steps(
    of files: [RecordingFile.Step], images: [String]
  ) throws(RecordingError) -> [RecordedStep] {
    guard files.count == steps.count else { throw RecordingError.contradiction }
    var texts: [String] = []
    for runs in self.texts {
      guard let text = LineTable.text(runs, of: lines) else { throw RecordingError.contradiction }
      texts.append(text)
    }
    var layouts: [RecordedLayout] = []
    for layout in self.layouts { layouts.append(try self.layout(layout, texts, images)) }
    var whole: [RecordedStep] = []
    for (file, step) in zip(files, steps) {
      whole.append(
        RecordedStep(
          action: file.action, mount: file.mount, time: file.time,
          events: try Self.pick(step.events, of: events),
          frames: try Self.pick(step.frames, of: texts),
          svg: try Self.drawing(try Self.pick(step.svg, of: texts), images),
          layouts: try Self.pick(step.layouts, of: layouts)))
    }
    return whole
  }

  private func layout(
    _ layout: Layout, _ texts: [String], _ images: [String]
  ) throws(RecordingError) -> RecordedLayout {
    var whole = RecordedLayout(
      name: layout.name,
      drawing: try Self.drawing(try Self.pick(layout.drawing, of: texts), images),
      findings: try Self.pick(layout.findings, of: findings).map(\.finding), explanations: [])
    for explanation in try Self.pick(layout.explanations, of: explanations) {
      var sides: [[RecordedTerm]] = []
      for side in explanation.sides { sides.append(try Self.pick(side, of: terms)) }
      whole.explanations.append(explanation.explanation(sides.map { $0.map(\.term) }))
    }
    return whole
  }

  /// Returns an SVG document in which the numbers of images are replaced by the images.
  ///
  /// - Throws: `RecordingError` when an image is missing.
  private static func drawing(
    _ svg: String, _ images: [String]
  ) throws(RecordingError) -> String {
    let parts = svg.components(separatedBy: ImageReference.lead + "#")
    var whole = parts.first ?? ""
    for part in parts.dropFirst() {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), images.indices.contains(number) else {
        throw RecordingError.contradiction
      }
      whole += ImageReference.lead + images[number] + part.dropFirst(digits.count)
    }
    return whole
  }

  private static func pick<Value>(
    _ numbers: [Int], of values: [Value]
  ) throws(RecordingError) -> [Value] {
    var picked: [Value] = []
    for number in numbers { picked.append(try pick(number, of: values)) }
    return picked
  }

  private static func pick<Value>(
    _ number: Int, of values: [Value]
  ) throws(RecordingError) -> Value {
    guard values.indices.contains(number) else { throw RecordingError.contradiction }
    return values[number]
  }
}

/// The references of SVG documents to embedded images.
///
/// These characters occur nowhere else in a document, because quotation marks in texts are escaped.
private enum ImageReference {
  static let lead = "href=\"data:"
}
