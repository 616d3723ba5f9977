// SPDX-License-Identifier: Apache-2.0

import Accessibility
import Expectations
import Foundation
import Testing

/// Tests of accessibility custom content: its texts, its archives and its providers.
@MainActor
struct CustomContentTests {
  private final class Dog: NSObject, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test func `content is two texts that are heard of when somebody asks`() {
    let age = AXCustomContent(label: "Age", value: "2 years")
    expect(age.label == "Age" && age.value == "2 years")
    expect(age.attributedLabel.string == "Age" && age.attributedValue.string == "2 years")
    expect(age.importance, equals: .default)
    age.importance = .high
    let copy = age.copy() as? AXCustomContent
    expect(copy?.value == "2 years" && copy?.importance == .high && copy !== age)
  }

  @Test func `content goes through an archive`() throws {
    let age = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Age"),
      attributedValue: NSAttributedString(string: "2 years"))
    age.importance = .high
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    age.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = AXCustomContent(coder: reader)
    expect(read?.label == "Age" && read?.value == "2 years" && read?.importance == .high)
    expect(AXCustomContent(coder: try NSKeyedUnarchiver(forReadingFrom: empty())) == nil)
  }

  private func empty() -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  @Test func `a provider need not have a block`() {
    let dog = Dog()
    dog.accessibilityCustomContent = [AXCustomContent(label: "Age", value: "2 years")]
    let provider: any AXCustomContentProvider = dog
    expect(provider.accessibilityCustomContentBlock == nil)
    expect(provider.accessibilityCustomContent.count, equals: 1)
  }
}
