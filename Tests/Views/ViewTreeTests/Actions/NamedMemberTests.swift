// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of the named members that classes declare.
@MainActor
struct NamedMemberTests {
  private class Base: UIView {
    var title = "a"
    let fixed = 3
    var label: UILabel?
    func act() {}
    func forwarded() {}
    override class var _namedMembers: [_NamedMember] {
      super._namedMembers + [
        .property("title", \Base.title), .property("fixed", \Base.fixed),
        .outlet("label", \Base.label), .action(Selector("act", Self.act)),
        .forwarder("forwarded"),
      ]
    }
  }

  private final class Sub: Base {
    override func forwarded() {}
    override class var _namedMembers: [_NamedMember] {
      super._namedMembers + [.action(Selector("forwarded", Self.forwarded))]
    }
  }

  private final class Plain: _NamedMembers {
    func act() {}
    class var _namedMembers: [_NamedMember] { [.action(Selector("act", Plain.act))] }
  }

  @Test func `a class answers for its members and those it inherits`() {
    expect(NamedMembers.member("act", of: Sub())?.role, equals: .action)
    expect(NamedMembers.member("resignFirstResponder", of: Sub())?.role, equals: .action)
    expect(NamedMembers.member("act", of: UIView()) == nil)
    expect(NamedMembers.member("act", of: Plain())?.role, equals: .action)
    expect(NamedMembers.member("act", of: NSObject()) == nil)
  }

  @Test func `properties say whether they can be set`() {
    expect(NamedMembers.member("title", of: Base())?.isSettable, equals: true)
    expect(NamedMembers.member("fixed", of: Base())?.isSettable, equals: false)
    expect(NamedMembers.member("label", of: Base())?.isSettable, equals: true)
  }

  @Test func `a forwarder is no answer until a subclass overrides it`() {
    let selector = Selector("forwarded", Base.forwarded)
    expect(!selector.isAnswered(by: Base()))
    expect(selector.isAnswered(by: Sub()))
  }

  private class Asked: NSObject, _NamedMembers {
    var known: Set<String> = []
    func act() {}
    func responds(to aSelector: Selector!) -> Bool {
      aSelector.map { known.contains("\($0)") } == true || _answers(to: aSelector)
    }
    class var _namedMembers: [_NamedMember] {
      [.answer(Asked.responds(to:)), .action(Selector("act", Asked.act))]
    }
  }

  private final class AskedBelow: Asked {
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector != Selector("act") && super.responds(to: aSelector)
    }
  }

  private final class AskedView: UIView {
    func responds(to aSelector: Selector!) -> Bool {
      isHidden ? aSelector == Selector("shout:") : _answers(to: aSelector)
    }
    override class var _namedMembers: [_NamedMember] {
      super._namedMembers + [.answer(AskedView.responds(to:))]
    }
  }

  @Test func `a class that answers itself is asked before its list`() {
    let asked = Asked()
    asked.known = ["later:"]
    let object: NSObject = asked
    expect(object.responds(to: Selector("later:")))
    expect(object.responds(to: Selector("act")))
    expect(!object.responds(to: Selector("never")))
    expect(object.responds(to: Selector("respondsToSelector:")))
    let below: any NSObjectProtocol = AskedBelow()
    expect(!below.responds(to: Selector("act")))
    expect(!below.responds(to: Selector("never")))
  }

  @Test func `the responder chain heeds what a view says of itself`() {
    let view = AskedView()
    let inner = UIView()
    view.addSubview(inner)
    let shout = Selector("shout:")
    expect(inner.target(forAction: shout, withSender: nil) == nil)
    view.isHidden = true
    expect(inner.target(forAction: shout, withSender: nil) as? UIView === view)
  }

  private final class Scrolled: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func `a protocol's method is named by a function`() {
    let selector = Selector(
      "scrollViewDidScroll:",
      of: { (object: any UIScrollViewDelegate) in object.scrollViewDidScroll(_:) })
    let object = Scrolled()
    expect(object.responds(to: selector) && !UIView().responds(to: selector))
    selector.send(to: object, [UIScrollView()])
    expect(object.count, equals: 1)
  }

  @Test func `properties are read and set by messages`() {
    let view = Base()
    let title = Selector("title").send(to: view) as? String
    expect(title, equals: "a")
    Selector("setTitle:").send(to: view, ["b"])
    expect(view.title, equals: "b")
    expect(Selector("setTitle:").isAnswered(by: view))
    expect(!Selector("setFixed:").isAnswered(by: view))
    let label = UILabel()
    Selector("setLabel:").send(to: view, [label])
    expect(view.label === label)
  }
}
