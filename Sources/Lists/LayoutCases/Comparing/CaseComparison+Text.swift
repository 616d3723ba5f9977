// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Messages about differences.
extension CaseComparison {
  func difference(_ expected: CaseExpectation.Frame, _ actual: [CaseOutcome.Frame]) -> String {
    let section = expected.section.map { "\($0)" } ?? "?"
    let item = expected.item == Int.max ? "NSIntegerMax" : "\(expected.item)"
    let found = actual.isEmpty ? "nothing" : actual.map(text).joined(separator: " or ")
    return "\(expected.kind) \(section).\(item): expected \(text(expected)), actual \(found)"
  }

  func name(_ frame: CaseOutcome.Frame) -> String {
    let item = frame.item == Int.max ? "NSIntegerMax" : "\(frame.item)"
    return "\(frame.kind) \(frame.section).\(item)"
  }

  func text(_ size: CGSize) -> String { "(\(number(size.width)), \(number(size.height)))" }

  func text(_ frame: CaseOutcome.Frame) -> String {
    let rect = frame.frame
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    return "(\(numbers.joined(separator: ", "))) z \(frame.zIndex)"
  }

  private func text(_ frame: CaseExpectation.Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { $0.map(number) ?? "-" }
    return "(\(numbers.joined(separator: ", "))) z \(frame.zIndex.map(String.init) ?? "-")"
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
