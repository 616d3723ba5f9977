// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The difference between two inspections of the same screen, in at most 15 lines.
///
/// Elements that a scroll moved, revealed or hid are on the line of the scroll view.
@MainActor
struct InspectionDifference {
  /// The maximum number of lines.
  private static let limit = 15

  private let old: [ScreenElement]
  private let new: [ScreenElement]
  private let oldHeading: String
  private let newHeading: String
  private let oldOffsets: [String: CGPoint]
  private let newOffsets: [String: CGPoint]

  init(from old: Inspection, to new: Inspection) {
    self.old = old.all.map(\.element)
    self.new = new.all.map(\.element)
    (oldHeading, newHeading) = (old.heading, new.heading)
    (oldOffsets, newOffsets) = (old.offsets, new.offsets)
  }

  /// The lines, each with a newline at its end; `nothing changed` if there is no difference.
  var text: String {
    var lines = oldHeading == newHeading ? [] : ["now \(newHeading)"]
    let scrolls = scrolls
    lines += scrolls.map(\.text)
    lines += changes(besides: scrolls)
    if lines.isEmpty { lines = ["nothing changed"] }
    if lines.count > Self.limit {
      let rest = lines.count - Self.limit + 1
      lines = lines.prefix(Self.limit - 1) + ["\(rest) more changes: look shows the screen"]
    }
    return lines.map { "\($0)\n" }.joined()
  }

  // MARK: Scrolls

  /// A scroll view that was scrolled.
  private struct Scroll {
    /// The motion of the elements.
    let shift: CGPoint
    let text: String
    let members: Set<Int>
  }

  private var scrolls: [Scroll] {
    new.compactMap { element in
      guard let before = oldOffsets[element.key], let after = newOffsets[element.key],
        before != after, let earlier = old.first(where: { $0.number == element.number })
      else { return nil }
      let delta = CGPoint(x: after.x - before.x, y: after.y - before.y)
      let (was, now) = (Self.members(of: earlier), Self.members(of: element))
      let came = now.filter { member in !was.contains { $0.number == member.number } }
      let went = was.filter { member in !now.contains { $0.number == member.number } }
      var words = "\(element.words) scrolled"
      if delta.y != 0 {
        words += " \(delta.y > 0 ? "down" : "up") \(ElementText.number(abs(delta.y)))"
      }
      if delta.x != 0 {
        words += " \(delta.x > 0 ? "right" : "left") \(ElementText.number(abs(delta.x)))"
      }
      if let first = came.first(where: { $0.text != nil }) ?? came.first {
        words += ": \(came.count) came, first \(first.words)"
      }
      if !went.isEmpty { words += "\(came.isEmpty ? ": " : "; ")\(went.count) went" }
      let members = Set((was + now).map(\.number))
      let shift = Self.shift(from: was, to: now) ?? CGPoint(x: -delta.x, y: -delta.y)
      return Scroll(shift: shift, text: words, members: members)
    }
  }

  /// Returns the motion that most elements have in common, which differs from the scroll if contents above them
  /// were measured meanwhile; `nil` if no element stayed.
  private static func shift(from old: [ScreenElement], to new: [ScreenElement]) -> CGPoint? {
    let before = Dictionary(old.map { ($0.number, $0.frame) }, uniquingKeysWith: { one, _ in one })
    var counts: [(shift: CGPoint, count: Int)] = []
    for element in new {
      guard let frame = before[element.number] else { continue }
      let shift = CGPoint(
        x: element.frame.minX - frame.minX, y: element.frame.minY - frame.minY)
      if let index = counts.firstIndex(where: {
        abs($0.shift.x - shift.x) < 0.05 && abs($0.shift.y - shift.y) < 0.05
      }) {
        counts[index].count += 1
      } else {
        counts.append((shift, 1))
      }
    }
    return counts.max { $0.count < $1.count }?.shift
  }

  private static func members(of element: ScreenElement) -> [ScreenElement] {
    element.children.flatMap { [$0] + members(of: $0) }
  }

  // MARK: Changes

  private func changes(besides scrolls: [Scroll]) -> [String] {
    let before = Dictionary(old.map { ($0.number, $0) }, uniquingKeysWith: { one, _ in one })
    let after = Set(new.map(\.number))
    let scrolled = scrolls.reduce(into: Set<Int>()) { $0.formUnion($1.members) }
    var (came, went, moved, changed): ([String], [String], [Motion], [String]) = ([], [], [], [])
    for element in new {
      guard let earlier = before[element.number] else {
        if !scrolled.contains(element.number) { came.append("+ \(InspectionText.text(element))") }
        continue
      }
      if let change = Self.change(from: earlier, to: element) { changed.append(change) }
      let shift = scrolls.first { $0.members.contains(element.number) }?.shift ?? .zero
      if let motion = Motion(element, earlier, after: shift) { moved.append(motion) }
    }
    for element in old where !after.contains(element.number) && !scrolled.contains(element.number) {
      went.append("- \(element.words)")
    }
    if went.count > 3, let first = went.first { went = ["\(first) and \(went.count - 1) more"] }
    return changed + Motion.texts(of: moved) + went + came
  }

  private static func change(from old: ScreenElement, to new: ScreenElement) -> String? {
    var words: [String] = []
    if old.text != new.text {
      words.append("text \(quoted(old.text)) -> \(quoted(new.text))")
    }
    if old.value != new.value {
      words.append("value \(quoted(old.value)) -> \(quoted(new.value))")
    }
    words += new.states.filter { !old.states.contains($0) }.map { "now \($0)" }
    words += old.states.filter { !new.states.contains($0) }.map { "not \($0)" }
    guard !words.isEmpty else { return nil }
    return "\(new.words): \(words.joined(separator: ", "))"
  }

  private static func quoted(_ text: String?) -> String {
    text.map(ElementText.quoted) ?? "nothing"
  }

  /// An element that moved or was resized.
  @MainActor
  private struct Motion {
    let element: ScreenElement
    let old: CGRect
    let new: CGRect

    init?(_ element: ScreenElement, _ earlier: ScreenElement, after shift: CGPoint) {
      self.element = element
      (old, new) = (earlier.frame, element.frame)
      let expected = old.offsetBy(dx: shift.x, dy: shift.y)
      guard !Self.isClose(expected, new), !Self.isClose(old, new) else { return nil }
    }

    private static func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
      abs(one.minX - other.minX) < 0.05 && abs(one.minY - other.minY) < 0.05
        && abs(one.width - other.width) < 0.05 && abs(one.height - other.height) < 0.05
    }

    private var delta: [CGFloat] {
      [new.minX - old.minX, new.minY - old.minY, new.width - old.width, new.height - old.height]
    }

    /// Returns a line for each motion; three or more elements with the same motion are on one line.
    static func texts(of motions: [Motion]) -> [String] {
      var groups: [(key: String, motions: [Motion])] = []
      for motion in motions {
        let key = motion.delta.map(ElementText.number).joined(separator: " ")
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].motions.append(motion)
        } else {
          groups.append((key, [motion]))
        }
      }
      return groups.flatMap { _, motions -> [String] in
        guard motions.count >= 3, let first = motions.first, let last = motions.last else {
          return motions.map {
            "\($0.element.words): \(ElementText.rect($0.old)) -> \(ElementText.rect($0.new))"
          }
        }
        let delta = zip(["x", "y", "width", "height"], first.delta)
          .filter { abs($0.1) >= 0.05 }
          .map { "\($0.0) \($0.1 > 0 ? "+" : "")\(ElementText.number($0.1))" }
        return [
          "\(motions.count) elements from \(first.element.words) to \(last.element.reference) moved: "
            + delta.joined(separator: ", ")
        ]
      }
    }
  }
}
