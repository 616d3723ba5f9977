// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import SnapshotTesting
import Testing
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor @Suite struct TextStrategyTests {
  private func text<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, String>
  ) -> String {
    var made = ""
    strategy.snapshot(value).run { made = $0 }
    return made
  }

  private struct Dish: Codable {
    let name: String
    let price: Int
    let notes: [String]
  }

  private let dish = Dish(name: "Rice", price: 4, notes: ["hot"])

  @Test func `a dump has a line for each part, sorted by name`() {
    expect(
      text(dish, .dump),
      equals: """
        ▿ Dish
          - name: "Rice"
          ▿ notes: 1 element
            - "hot"
          - price: 4

        """)
  }

  @Test func `a dump sorts what has no order, names cases, and stops at circles`() {
    final class Node {
      var next: Node?
      let kinds: Set<String> = ["b", "a"]
      let sizes = ["x": 1]
      let state = State.open(2)
      let closed = State.closed
    }
    enum State { case closed, open(Int) }
    let node = Node()
    node.next = node
    expect(
      text(node, .dump),
      equals: """
        ▿ Node
          - closed: State.closed
          ▿ kinds: 2 members
            - "a"
            - "b"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)
          ▿ sizes: 1 key/value pair
            ▿ (2 elements)
              - key: "x"
              - value: 1
          ▿ state: State
            - open: 2

        """)
  }

  @Test func `a dump tells values of Foundation without what changes`() throws {
    expect(text(Data([1, 2]), .dump), equals: "- 2 bytes\n")
    expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump), equals: "- 2001-01-01T00:00:00Z\n")
    expect(text(try #require(URL(string: "https://a.b/c")), .dump), equals: "- https://a.b/c\n")
    expect(text(NSObject(), .dump), equals: "- <NSObject>\n")
    expect(text(Int?.none as Any, .dump), equals: "- Optional<Int>.none\n")
  }

  @Test func `JSON and property lists have sorted keys`() {
    let json = """
      {
        "name" : "Rice",
        "notes" : [
          "hot"
        ],
        "price" : 4
      }
      """
    expect(text(dish, .json), equals: json)
    expect(text(["name": "Rice", "notes": ["hot"], "price": 4] as Any, .json), equals: json)
    expect(text(dish, .plist).contains("<key>name</key>\n\t<string>Rice</string>"))
    expect(text(5 as Any, .json), equals: "The value can't be represented in JSON: 5\n")
  }

  @Test func `a request is told as it is sent and as a command`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.b/c?y=2&x=1")))
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("id=1", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    expect(
      text(request, .raw),
      equals: """
        POST https://a.b/c?x=1&y=2
        Accept: text/html
        Cookie: id=1

        {"b":1,"a":2}
        """)
    expect(text(request, .raw(pretty: true)).hasSuffix("\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
    expect(
      text(request, .curl),
      equals: """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "id=1" \\
        \t"https://a.b/c?x=1&y=2"
        """)
  }

  @Test func `a function is a table of its answers`() {
    enum Side: String, CaseIterable { case left, right }
    func number(_ side: Side) -> Int { side == .left ? 1 : 2 }
    let table: Snapshotting<(Side) -> Int, String> =
      Snapshotting<Side, String>.func(into: .description)
    expect(text(number, table), equals: "\"left\",\"1\"\n\"right\",\"2\"")
  }

  @Test func `a path is told by its pieces`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10.5, y: 2.33333))
    path.close()
    expect(
      text(path, .elementsDescription), equals: "MoveTo (1.0, 2.0)\nLineTo (10.5, 2.333)\nClose \n")
  }

  @Test func `views are told with frames, texts and what is unusual, and without addresses`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 10, y: 4, width: 80.5, height: 20))
    label.text = "Rice"
    label.alpha = 0.5
    view.addSubview(label)
    expect(
      text(view, .recursiveDescription),
      equals: """
        <UIView; frame = (0 0; 100 40); layer = <CALayer>>
           | <UILabel; frame = (10 4; 80.5 20); text = 'Rice'; alpha = 0.5; opaque = NO; \
        userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func `controllers are told with what is in them`() {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UITableViewController())
    tabs.viewControllers = [first, UIViewController()]
    let lines = text(tabs, .hierarchy).split(separator: "\n")
    expect(lines.count, equals: 4)
    expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
    expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared"))
    expect(
      lines[2], equals: "   |    | <UITableViewController>, state: appeared, view: <UITableView>")
    expect(
      lines[3], equals: "   | <UIViewController>, state: disappeared, view: (view not loaded)")
  }

  @Test func `a device says its size, its safe area and its traits to the views`() {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Rice"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    func lines(_ config: ViewImageConfig) -> String {
      text(controller, .recursiveDescription(on: config))
    }
    expect(lines(.iPhoneX).contains("frame = (0 0; 375 812)"))
    expect(lines(.iPhoneX).contains("<UILabel; frame = (0 44; "))
    expect(lines(.iPhone13(.landscape)).contains("frame = (0 0; 844 390)"))
    expect(lines(.iPadPro11(.portrait(splitView: .oneThird))).contains("(0 0; 320 1194)"))
    expect(lines(.iPhoneSe).contains("<UILabel; frame = (0 20; "))
    expect(ViewImageConfig.iPadMini.size, equals: CGSize(width: 1024, height: 768))
    expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass, equals: .regular)
    expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits, equals: .iPadPro12_9)
  }
}
