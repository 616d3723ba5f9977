// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for responders compiles.
@MainActor
struct ResponderInterfaceTests {
  private final class Card: UIView {
    private let name: String
    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var next: UIResponder? { super.next }
  }

  private final class Screen: UIViewController {
    private let name: String
    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Card(name: name) }
  }

  /// A custom responder, as delegates are, with an initialiser of its own.
  private final class Coordinator: UIResponder {
    let name: String
    init(name: String) { self.name = name }
  }

  private func controller(of view: UIView) -> UIViewController? {
    var responder: UIResponder? = view
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  @Test func `the chain of responders leads from a view to its controller`() {
    let screen = Screen(name: "Cards")
    let label = UILabel()
    screen.view.addSubview(label)
    expect(controller(of: label) === screen)
    expect(label.chain, equals: ["UILabel", "Card", "Screen"])
    expect(Coordinator(name: "a").next == nil)
  }

  @Test func `lists hold responders of all kinds`() {
    let responders: [UIResponder] = [
      UIButton(), UIViewController(), UIAccessibilityElement(accessibilityContainer: NSObject()),
      UIApplication.shared,
    ]
    expect(responders.allSatisfy { !$0.isFirstResponder })
  }
}

extension UIResponder {
  fileprivate var chain: [String] { ["\(type(of: self))"] + (next?.chain ?? []) }
}
