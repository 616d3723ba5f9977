// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of custom rotors.
@MainActor
struct CustomRotorTests {
  @Test func `a rotor finds the next element, which it does not keep`() {
    let elements = (0..<3).map { _ in UIView() }
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      let present = elements.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = present + (predicate.searchDirection == .next ? 1 : -1)
      guard elements.indices.contains(next) else { return nil }
      let result = UIAccessibilityCustomRotorItemResult()
      result.targetElement = elements[next]
      return result
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    expect(rotor.itemSearchBlock(predicate)?.targetElement === elements[0])
    predicate.currentItem.targetElement = elements[1]
    expect(rotor.itemSearchBlock(predicate)?.targetElement === elements[2])
    predicate.searchDirection = .previous
    expect(rotor.itemSearchBlock(predicate)?.targetElement === elements[0])
    let result = UIAccessibilityCustomRotorItemResult()
    result.targetElement = UIView()
    expect(result.targetElement == nil)
  }

  @Test func `views keep rotors, which have names or kinds`() {
    let view = UIView()
    expect(view.accessibilityCustomRotors == nil)
    let named = UIAccessibilityCustomRotor(
      attributedName: NSAttributedString(string: "Errors")
    ) { _ in nil }
    let known = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    view.accessibilityCustomRotors = [named, known]
    expect(view.accessibilityCustomRotors?.map(\.name), equals: ["Errors", ""])
    expect(named.systemRotorType == .none && known.systemRotorType == .heading)
    named.name = "Warnings"
    expect(named.attributedName.string, equals: "Warnings")
    let nothing: UIAccessibilityCustomRotor.Search = { _ in nil }
    named.itemSearchBlock = nothing
    expect(named.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()) == nil)
    let ways: [UIAccessibilityCustomRotor.Direction] = [.previous, .next]
    expect(ways.map(\.rawValue), equals: [0, 1])
    let kinds: [UIAccessibilityCustomRotor.SystemRotorType] = [.none, .link, .heading, .landmark]
    expect(kinds.map(\.rawValue), equals: [0, 1, 3, 18])
  }
}
