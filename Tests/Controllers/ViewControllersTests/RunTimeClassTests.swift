// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of controllers and views that are created from classes known only at run time.
@MainActor
@Suite
struct RunTimeClassTests {
  private final class Plain: UIViewController {
    let kind: String
    override init(nibName: String?, bundle: Bundle?) {
      kind = nibName ?? "none"
      super.init(nibName: nil, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Stack: UINavigationController {
    var isOwn = false
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      isOwn = true
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private func made<Object: UIResponder>(_ type: Object.Type) -> Object { type._made() }

  @Test func `a controller of a class known at run time is created by its init(nibName:bundle:)`() {
    let type: UIViewController.Type = Plain.self
    expect((type._made(nibName: "A", bundle: nil) as? Plain)?.kind, equals: "A")
    expect(made(Plain.self).kind, equals: "none")
  }

  @Test func `a stack of a class known at run time is created by its init(rootViewController:)`() {
    let type: UINavigationController.Type = Stack.self
    let root = UIViewController()
    let made = type._made(rootViewController: root)
    expect((made as? Stack)?.isOwn, equals: true)
    expect(made.viewControllers, equals: [root])
  }

  @Test func `a responder of a class known at run time is created by its init()`() {
    expect(made(UILabel.self).frame, equals: .zero)
    expect(made(Row.self).tag, equals: 7)
    expect(made(UINavigationController.self).viewControllers.isEmpty)
  }
}
