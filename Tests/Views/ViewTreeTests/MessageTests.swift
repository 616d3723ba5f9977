// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

private final class ProfileCard: UIView {}

/// Returns the diagnostics in the standard error output of a process.
private func lines(_ content: [UInt8]?) -> [String] {
  String(decoding: content ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    .filter { $0.hasPrefix("Mullion: ") }
}

@MainActor
@Suite("Messages")
struct MessageTests {
  @Test func `a view is named by its identifier, its class, and what it is in`() {
    let list = UIScrollView()
    let card = ProfileCard()
    let plain = UIView()
    let label = UILabel()
    list.addSubview(card)
    card.addSubview(plain)
    plain.addSubview(label)
    expect(label.messageName, equals: "UILabel")
    expect(label.messagePlace, equals: "UILabel in ProfileCard in UIScrollView")
    label.accessibilityIdentifier = "price"
    expect(label.messagePlace, equals: "UILabel \"price\" in ProfileCard in UIScrollView")
    plain.accessibilityIdentifier = "row"
    expect(
      label.messagePlace,
      equals: "UILabel \"price\" in UIView \"row\" in ProfileCard in UIScrollView")
  }

  @Test func `a forgotten translatesAutoresizingMaskIntoConstraints is named with the view`() async
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let card = ProfileCard(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for _ in 0..<3 {
        let label = UILabel()
        label.accessibilityIdentifier = "price"
        card.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
        ])
        card.layoutIfNeeded()
      }
    }
    let said = lines(result?.standardErrorContent)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("\"price\" keeps its frame"), equals: true, "\(said)")
    expect(
      said.first?.contains("translatesAutoresizingMaskIntoConstraints is true; set it to false"),
      equals: true)
    expect(said.first?.contains("ProfileCard keeps"), equals: false)
  }

  @Test func `constraints that disagree without a mask say nothing of masks`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let card = ProfileCard(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        label.widthAnchor.constraint(equalToConstant: 20),
      ])
      card.layoutIfNeeded()
    }
    let said = lines(result?.standardErrorContent)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("translates"), equals: false)
    expect(said.first?.contains("in ProfileCard"), equals: true)
  }

  private static let touchLine = #line + 4

  private static func touch(_ label: UILabel) {
    for number in 0..<100 {
      label.text = "\(number)"
    }
  }

  @Test func `a view touched off the main thread is said once, with what it is in`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      setenv("SWIFT_BACKTRACE", "enable=yes", 1)
      let card = ProfileCard()
      let label = UILabel()
      label.accessibilityIdentifier = "price"
      card.addSubview(label)
      let stage = Stage(card)
      label.text = "on the main thread"
      stage.settle()
      _ = card.displayNode()
      // As code without checks of isolation calls it from the completion of a request.
      let unchecked = unsafeBitCast(
        Self.touch as @MainActor (UILabel) -> Void, to: (@Sendable (UILabel) -> Void).self)
      let thread = Thread { [label] in unchecked(label) }
      thread.start()
      while !thread.isFinished { usleep(1000) }
      stage.settle()
    }
    let said = lines(result?.standardErrorContent)
    // A hundred touches, and a card that is to be laid out for them: one line.
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("UILabel \"price\" in ProfileCard"), equals: true, "\(said)")
    expect(said.first?.contains("DispatchQueue.main.async"), equals: true)
    expect(
      said.first?.hasSuffix("(called at \(#filePath):\(Self.touchLine))"), equals: true, "\(said)")
  }

  @Test func `a picker whose data source nobody keeps says so`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Source: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          3
        }
      }
      let picker = UIPickerView()
      picker.dataSource = Source()
      _ = picker.numberOfComponents
    }
    let said = lines(result?.standardErrorContent)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("data source of UIPickerView"), equals: true)
  }
}
