// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the visual format language for constraints.
@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let one = UIView()
  private let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 20, "wide": 80.5],
          views: ["one": one, "two": two]))
    }
    root.layoutIfNeeded()
  }

  @Test func `a row with lengths, gaps and metrics`() {
    lay("H:|-gap-[one(40)]-[two(>=wide)]-5-|", "V:|[one(30)]", "V:|-(10)-[two]-10-|")
    expect(one.frame, equals: CGRect(x: 20, y: 0, width: 40, height: 30))
    expect(two.frame, equals: CGRect(x: 68, y: 10, width: 227, height: 80))
  }

  @Test func `lengths follow other views, with priorities`() {
    lay("H:|[one][two(one)]|", "V:|[one(50@500,>=60)]", "V:|[two(one)]")
    expect(one.frame, equals: CGRect(x: 0, y: 0, width: 150, height: 60))
    expect(two.frame, equals: CGRect(x: 150, y: 0, width: 150, height: 60))
  }

  @Test func `options align across`() {
    lay("[one(10)]-[two(10)]", "H:|-4-[one]", options: [])
    lay("V:|-7-[one(20)]", "V:[two(30)]")
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[one]-[two]", options: .alignAllTop, metrics: nil,
        views: ["one": one, "two": two]))
    root.layoutIfNeeded()
    expect(two.frame, equals: CGRect(x: 22, y: 7, width: 10, height: 30))
  }

  @Test(arguments: ["H:|-[one", "[one]-(4-[two]", "H:", "[one] [two]", "[three]", "[one(unknown)]"])
  func `what can't be read is said`(format: String) async {
    await #expect(processExitsWith: .failure) { [format = format as String] in
      await MainActor.run {
        let view = UIView()
        UIView().addSubview(view)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["one": view, "two": view])
      }
    }
  }
}
