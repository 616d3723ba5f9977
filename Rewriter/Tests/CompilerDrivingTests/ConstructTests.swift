// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tests of the behavior of rewritten sources at run time.
struct ConstructTests {
  /// Returns the output of a program of `files` with the entry `main`.
  private func output(_ files: [String: String], main: String, mode: String = "5") throws -> String
  {
    var all = files.mapValues { "import UIKit\n\($0)\n" }
    all["main.swift"] = "import UIKit\n\(main)\n"
    let workshop = try Workshop(all)
    let built = try workshop.call(
      "swiftc",
      ["-module-name", "App", "-swift-version", mode, "-o", "program"] + all.keys.sorted())
    try #require(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning:"), "\(built.errors)")
    return try Outcome(of: workshop.folder.appending(path: "program"), [], in: workshop.folder)
      .output
  }

  @Test(arguments: ["5", "6"])
  func `a test case is an object for protocols of objects`(mode: String) throws {
    let output = try output(
      [
        "Tests.swift": """
        import XCTest
        @MainActor protocol Source: NSObjectProtocol { func count() -> Int }
        final class Tests: XCTestCase {}
        extension Tests: Source { func count() -> Int { 3 } }
        """
      ],
      main: """
        let tests = Tests(name: "testA") { _ in }
        let source: any Source = tests
        print(source.isEqual(tests), source.isEqual(nil))
        print(source.hash == tests.hash, source.isProxy(), source.description)
        """, mode: mode)
    #expect(output == "true false\ntrue false Tests.testA\n")
  }

  @Test(arguments: ["5", "6"])
  func `rectangles that share an edge do not intersect`(mode: String) throws {
    let output = try output(
      [
        "Layout.swift": """
        struct Layout {
          let frames = (0..<4).map { CGRect(x: 0, y: 50 * $0, width: 100, height: 50) }
          func places(in rect: CGRect) -> [Int] {
            frames.indices.filter { frames[$0].intersects(rect) }
          }
          func isSeen(_ rect: CGRect?) -> Bool { rect?.intersects(frames[0]) ?? false }
        }
        """
      ],
      main: """
        let layout = Layout()
        print(layout.places(in: CGRect(x: 0, y: 50, width: 100, height: 100)))
        print(layout.places(in: CGRect(x: 100, y: 0, width: 10, height: 500)))
        print(layout.places(in: CGRect(x: 10, y: 110, width: 0, height: 0)), layout.places(in: .null))
        print(layout.places(in: CGRect(x: 90, y: 70, width: -50, height: -50)))
        print(layout.isSeen(.infinite), layout.isSeen(nil), layout.isSeen(layout.frames[1]))
        """, mode: mode)
    #expect(output == "[1, 2]\n[]\n[2] []\n[0, 1]\ntrue false false\n")
  }

  @Test(arguments: ["5", "6"])
  func `objects of generic types are of the class at run time`(mode: String) throws {
    let output = try output(
      [
        "Views.swift": """
        class Row: UIView { override convenience init() { self.init(tag: 7) }; init(tag: Int) { super.init(); self.tag = tag } }
        protocol Builder { associatedtype View: UIView }
        extension Builder { @MainActor static func built() -> UIView { Self.View() } }
        struct Rows: Builder { typealias View = Row }
        struct Pool<View: UIView> { }
        extension Pool { @MainActor func view() -> View { View.init() } }
        extension UIView { class func plain() -> Self { self.init() } }
        """
      ],
      main: """
        final class Cell: UIView { override init() { super.init(); tag = 8 } }
        MainActor.assumeIsolated {
          print(Rows.built().tag, Pool<Cell>().view().tag, Cell.plain().tag, UIView.plain().tag)
        }
        """, mode: mode)
    #expect(output == "7 8 8 0\n")
  }

  @Test(arguments: ["5", "6"])
  func `observers of overrides in extensions are called`(mode: String) throws {
    let output = try output(
      [
        "Views.swift": "class Row: UIView {}",
        "Observers.swift": """
        extension Row {
          private func shown(_ text: String) { print(text, tag) }
          override var tag: Int {
            willSet { shown("will be \\(newValue)") }
            didSet {
              shown("was \\(oldValue)")
              if tag > 9 { tag = 9 }
            }
          }
          override var isHidden: Bool { didSet { print(isHidden) } }
        }
        """,
      ],
      main: "let row = Row(); row.tag = 3; row.tag = 12; row.isHidden = true; print(row.tag)",
      mode: mode)
    #expect(output == "will be 3 0\nwas 0 3\nwill be 12 3\nwas 3 12\ntrue\n9\n")
  }

  @Test(arguments: ["5", "6"])
  func `tests of cases on the main actor are called without a warning`(mode: String) throws {
    let output = try output(
      [
        "Cases.swift": """
        import XCTest
        @MainActor class Base: XCTestCase { var said = "base"; func testA() { print(said, "A") } }
        @MainActor final class Below: Base { func testB() throws { print(said, "B") } }
        class Free: XCTestCase { @MainActor func testC() { print("C") } }
        extension Free { @MainActor func testD() throws { print("D") } }
        """
      ],
      main: """
        let below = Below(name: "below") { _ in }, free = Free(name: "free") { _ in }
        below.testA()
        try below.testB()
        free.testC()
        try free.testD()
        """, mode: mode)
    #expect(output == "base A\nbase B\nC\nD\n")
  }

  @Test(arguments: ["5", "6"])
  func `tests that wait as long as it takes compile`(mode: String) throws {
    let output = try output(
      [
        "Cases.swift": """
        import XCTest
        final class Waiting: XCTestCase {
          func testA() { wait(for: [expectation(description: "a")]) }
          func testB() { wait(for: [expectation(description: "b")], timeout: 1) }
          @MainActor func testC() async {
            await fulfillment(of: [expectation(description: "c")], enforceOrder: true)
          }
        }
        """
      ], main: "print(Waiting.self)", mode: mode)
    #expect(output == "Waiting\n")
  }

  @Test(arguments: ["5", "6"])
  func `overrides in extensions are called in their order`(mode: String) throws {
    let output = try output(
      [
        "Base.swift":
          "class Base: UIViewController {\n  @objc func named() -> String { \"base\" }\n}",
        "Base+Life.swift": """
        private let word = "private word"
        extension Base {
          override func viewDidLoad() { super.viewDidLoad(); print("base", word) }
          @objc func added() { print("added by base") }
          override var prefersStatusBarHidden: Bool { true }
        }
        """,
        "S.swift": """
        final class S: Base {}
        extension S {
          override func viewDidLoad() { super.viewDidLoad(); print("s", named()) }
          override func added() { print("added by s"); super.added() }
          override func named() -> String { "s of " + super.named() }
        }
        """,
      ],
      main: """
        let base: Base = S()
        base.viewDidLoad()
        base.added()
        print(base.prefersStatusBarHidden)
        """, mode: mode)
    #expect(output == "base private word\ns s of base\nadded by s\nadded by base\ntrue\n")
  }

  @Test(arguments: ["5", "6"])
  func `a newer optional method that a subclass adds leaves others their older one`(mode: String)
    throws
  {
    let output = try output(
      [
        "Base.swift": """
        class Base: UIViewController, UITextFieldDelegate {
          func textFieldDidEndEditing(_ textField: UITextField) { print("base") }
        }
        class Bare: UIViewController, UITextFieldDelegate {}
        """,
        "S.swift": """
        class Newer: Base {
          func textFieldDidEndEditing(
            _ textField: UITextField, reason: UITextField.DidEndEditingReason
          ) { print("newer", reason) }
        }
        class Late: Bare {
          func textFieldDidEndEditing(_ textField: UITextField) { print("late") }
        }
        class Later: Bare {
          func textFieldDidEndEditing(
            _ textField: UITextField, reason: UITextField.DidEndEditingReason
          ) { print("later", reason) }
        }
        """,
      ],
      main: """
        for delegate in [Base(), Newer(), Bare(), Late(), Later()] as [any UITextFieldDelegate] {
          delegate.textFieldDidEndEditing(UITextField(), reason: .committed)
        }
        """, mode: mode)
    #expect(output == "base\nnewer committed\nlate\nlater committed\n")
  }

  @Test(arguments: ["5", "6"])
  func `outlets are set and actions sent by their names`(mode: String) throws {
    let output = try output(
      [
        "C.swift": """
        class C: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBAction func shout(_ sender: UIButton) { print(label.text ?? "nothing") }
        }
        class Model: NSObject { @objc private(set) var count = 1; @objc func add() { count += 1 } }
        """,
        "C+More.swift": "extension C { @objc private func quiet() { print(\"quiet\") } }",
      ],
      main: """
        let c = C()
        let label = UILabel()
        label.text = "hello"
        for member in C._namedMembers { member.set(c, label) }
        for member in C._namedMembers { member.selector?.send(to: c, UIButton()) }
        print(C._namedMembers.map(\\.name), Model._namedMembers.map(\\.name))
        """, mode: mode)
    #expect(
      output == "hello\nquiet\n[\"label\", \"shout:\", \"quiet\"] [\"count\", \"add\"]\n")
  }

  @Test(arguments: ["5", "6"])
  func `a class that answers itself which methods it has is asked`(mode: String) throws {
    let output = try output(
      [
        "Proxy.swift": """
        class Proxy: NSObject {
          var known: Set<String> = []
          @objc func act() {}
          override func responds(to aSelector: Selector!) -> Bool {
            guard let aSelector else { return false }
            return super.responds(to: aSelector) || known.contains(aSelector.name)
          }
        }
        final class Below: Proxy {
          override func responds(to aSelector: Selector!) -> Bool {
            aSelector != #selector(act) && super.responds(to: aSelector)
          }
        }
        class Plain: NSObject {}
        """,
        "Screen.swift": """
        final class Screen: NSObject {
          var title: String?
          @objc func act() {}
        }
        extension Screen {
          override func responds(to aSelector: Selector!) -> Bool {
            title == nil && super.responds(to: aSelector)
          }
        }
        """,
      ],
      main: """
        let proxy = Proxy()
        proxy.known = ["later:"]
        let objects: [NSObject] = [proxy, Below(), Plain()]
        let selectors = [Selector("act"), Selector("later:"), Selector("other")]
        for object in objects { print(selectors.map { object.responds(to: $0) }) }
        let screen = Screen()
        print(selectors.map { screen.responds(to: $0) })
        screen.title = "a"
        print(selectors.map { screen.responds(to: $0) })
        """, mode: mode)
    #expect(
      output == """
        [true, true, false]
        [false, false, false]
        [false, false, false]
        [true, false, false]
        [false, false, false]

        """)
  }

  @Test(arguments: ["5", "6"])
  func `optional properties are read as on iOS`(mode: String) throws {
    let output = try output(
      [
        "P.swift": """
        @objc protocol P {
          @objc optional var count: Int { get }
          @objc optional var title: String? { get set }
          @objc optional var held: (Int) -> Int { get }
        }
        """,
        "C.swift": """
        final class Full: NSObject, P {
          let count = 3
          var title: String?
          var held: (Int) -> Int { { $0 + 1 } }
        }
        final class Empty: NSObject, P {}
        class Base: NSObject, P {}
        final class Added: Base { var count: Int { 7 } }
        final class Owner: NSObject {
          weak var delegate: P?
          func notify() {
            let count: Int = delegate?.count ?? -1
            print(count, delegate?.count != nil, delegate?.title == nil, delegate?.held?(1) ?? 0)
            if let found = delegate?.count { print("found", found + 1) }
            guard let delegate, let title = delegate.title else { return }
            print(title ?? "no title")
          }
        }
        """,
      ],
      main: """
        let owner = Owner()
        for delegate in [Full(), Empty(), Base(), Added()] as [P] {
          owner.delegate = delegate
          owner.notify()
        }
        let full = Full()
        let count = full.count
        full.title = "a title"
        print(count + 1, full.title ?? "")
        """, mode: mode)
    #expect(
      output == """
        3 true false 2
        found 4
        no title
        -1 false true 0
        -1 false true 0
        7 true true 0
        found 8
        4 a title

        """)
  }

  @Test(arguments: ["5", "6"])
  func `what is added to a foreign class is overridden for those below it`(mode: String) throws {
    let output = try output(
      [
        "Base.swift": """
        public extension UIView {
          @objc @discardableResult func look(_ count: inout Int, with name: String = "x") -> String {
            count += 1
            return "view \\(name)"
          }
          @objc func plain() { print("plain") }
        }
        """,
        "Control.swift": """
        extension UIScrollView {
          public override func look(_ count: inout Int, with name: String) -> String {
            "control of " + super.look(&count, with: name)
          }
        }
        extension UITableView {
          override func plain() { print("button"); super.plain() }
          override func look(_ count: inout Int, with name: String) -> String {
            "button of " + super.look(&count, with: name)
          }
        }
        """,
        "Own.swift": """
        class Own: UITableView {
          private let word = "own"
          override func look(_ count: inout Int, with name: String) -> String {
            word + " of " + super.look(&count, with: name)
          }
        }
        class Below: Own {}
        class Lowest: Below {}
        extension Lowest { override func plain() { print("lowest"); super.plain() } }
        """,
      ],
      main: """
        var count = 0
        for view in [UIView(), UIScrollView(), UITableView(), Own(), Below()] {
          print(view.look(&count, with: "it"))
        }
        Lowest().plain()
        Own().look(&count)
        print(count)
        """, mode: mode)
    #expect(
      output == """
        view it
        control of view it
        button of control of view it
        own of button of control of view it
        own of button of control of view it
        lowest
        button
        plain
        6

        """)
  }

  @Test(arguments: ["5", "6"])
  func `properties that are added to a foreign class are overridden for those below it`(
    mode: String
  ) throws {
    let output = try output(
      [
        "Base.swift": """
        @MainActor private var kept: [String] = []
        public extension UIView {
          @objc var kindName: String { "view" }
          @objc dynamic var names: [String] {
            get { kept }
            set { kept = newValue }
          }
        }
        """,
        "Scroll.swift": """
        extension UIScrollView {
          public override var kindName: String { "scroll of \\(super.kindName)" }
        }
        """,
        "Own.swift": """
        class Own: UITableView {
          private let word = "own"
          override var kindName: String { word + " of " + super.kindName }
          override var names: [String] {
            get { super.names.map { "<\\($0)>" } }
            set {
              super.names = newValue.filter { !$0.isEmpty }
              super.names.append("\\(super.names.count)")
              super.names += ["last"]
            }
          }
        }
        class Below: Own {}
        extension Below { override var kindName: String { return super.kindName.uppercased() } }
        """,
      ],
      main: """
        for view in [UIView(), UIScrollView(), UITableView(), Own(), Below()] { print(view.kindName) }
        let view: UIView = Below()
        view.names = ["a", "", "b"]
        print(view.names, UIView().names, view[keyPath: \\.kindName])
        UIView().names = []
        print(Own().names.count)
        """, mode: mode)
    #expect(
      output == """
        view
        scroll of view
        scroll of view
        own of scroll of view
        OWN OF SCROLL OF VIEW
        ["<a>", "<b>", "<2>", "<last>"] ["a", "b", "2", "last"] OWN OF SCROLL OF VIEW
        0

        """)
  }

  @Test(arguments: ["5", "6"])
  func `it is answered whether there is an optional method`(mode: String) throws {
    let output = try output(
      [
        "P.swift": """
        @MainActor @objc protocol Quiet { @objc optional func done() }
        @MainActor @objc protocol P: Quiet {
          @objc optional func row(_ number: Int, of name: String) -> String
          @objc optional func row(_ number: Int) -> String
        }
        """,
        "C.swift": """
        class Full: UIViewController, P {
          func row(_ number: Int, of name: String) -> String { "\\(name) \\(number)" }
        }
        class Base: UIViewController {}
        extension Base: P {}
        class Middle: Base {}
        class Lowest: Middle { func row(_ number: Int, of name: String) -> String { "lowest" } }
        extension UILabel: P { func done() {} }
        class Owner: UIViewController {
          weak var delegate: P?
          func notify() {
            print(delegate?.row(_:of:) != nil, delegate?.row(_:) == nil, delegate?.done != nil)
            guard let delegate, let row = delegate.row(_:of:) else { return }
            print(row(2, "row"))
          }
        }
        """,
      ],
      main: """
        let owner = Owner()
        owner.notify()
        let all: [P] = [Full(), Base(), Middle(), Lowest(), UILabel()]
        for delegate in all {
          owner.delegate = delegate
          owner.notify()
        }
        """, mode: mode)
    #expect(
      output == """
        false true false
        true true false
        row 2
        false true false
        false true false
        true true false
        lowest
        false true true

        """)
  }

  @Test(arguments: ["5", "6"])
  func `objects respond to the optional methods and properties that they have`(mode: String) throws
  {
    let output = try output(
      [
        "P.swift": """
        @objc protocol P: NSObjectProtocol {
          @objc optional func done()
          @objc optional func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int)
          @objc(told:) optional func listener(told what: String)
          @objc optional var title: String { get }
        }
        """,
        "C.swift": """
        class Full: NSObject, P {
          func done() {}
          func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
          func listener(told what: String) {}
          var title: String { "" }
        }
        class Empty: NSObject, P {}
        class Later: Empty { func done() {}; func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {} }
        extension Later { func listener(told what: String) {}; var title: String { "" } }
        """,
      ],
      main: """
        for delegate in [Full(), Empty(), Later()] as [any P] {
          print(
            delegate.responds(to: #selector(P.done)), delegate.responds(to: #selector(P.many)),
            delegate.responds(to: #selector(P.listener(told:))),
            delegate.responds(to: #selector(getter: P.title)))
        }
        """, mode: mode)
    #expect(output == "true true true true\nfalse false false false\ntrue true true true\n")
  }

  @Test(arguments: ["5", "6"])
  func `objects respond to the methods of UIKit's delegates that they have`(mode: String) throws {
    let output = try output(
      [
        "C.swift": """
        class Rows: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        class Bare: UIViewController {}
        class Added: Bare { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        class Own: Bare {}
        """,
        "C+Delegate.swift": """
        protocol Both: UITableViewDelegate {}
        extension Bare: Both {}
        extension Own {
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double { 1 }
        }
        class Lowest: Rows {
          let number = 1
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double { 1 }
        }
        """,
        "Proxy.swift": """
        class Proxy: UIViewController, UITableViewDelegate {
          weak var real: UITableViewDelegate?
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          private nonisolated func held(_ answer: @autoclosure () throws -> Bool?) -> Bool? {
            (try? answer()) ?? nil
          }
          func answers() -> [Bool?] {
            [
              real?.responds(to: #selector(tableView(_:didSelectRowAt:))),
              real?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll)),
              held(
                real?.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:)))),
            ]
          }
        }
        """,
      ],
      main: """
        let proxy = Proxy()
        for real in [Rows(), Bare(), Added(), Own(), Lowest(), proxy] as [any UITableViewDelegate] {
          proxy.real = real
          print(proxy.answers().map { $0 == true ? "yes" : "no" }.joined(separator: " "))
        }
        """, mode: mode)
    #expect(
      output == """
        yes no no
        no no no
        no yes no
        no no yes
        yes no yes
        yes no no

        """)
  }

  @Test(arguments: ["5", "6"])
  func `selectors compile where iOS takes them`(mode: String) throws {
    let output = try output(
      [
        "C.swift": """
        @MainActor @objc protocol Tapping { func tapped(_ sender: UIButton) }
        class C: UIViewController, Tapping {
          static let shared = #selector(viewDidLoad)
          let stored = #selector(tapped)
          lazy var later: Selector = #selector(self.tapped)
          func tapped(_ sender: UIButton) { print("tapped") }
          @objc private func plain() { print("plain") }
          @objc private func plain(_ x: UIButton) {}
          func g(_ s: Selector = #selector(tapped(_:))) -> Selector { s }
          func all(_ other: C) -> [Selector] {
            let inside = { [weak self] in _ = self; return #selector(C.tapped(_:)) }
            return [
              #selector(plain as () -> Void), #selector(other.tapped), inside(), g(), stored,
              #selector(viewWillAppear), #selector(super.viewDidLoad), C.shared,
            ]
          }
        }
        class G<T>: UIView { @objc func g() {}; func s() -> Selector { #selector(g) } }
                extension UIView {
          @objc func close() { print("closed") }
          func closing() -> Selector { #selector(close) }
        }
        """
      ],
      main: """
        let c = C()
        print(c.all(c).map(\\.name).joined(separator: " "), G<Int>().s().name)
        #selector(C.tapped).send(to: c, UIButton())
        UIView().closing().send(to: UIView())
        """, mode: mode)
    #expect(
      output == """
        plain tapped: tapped: tapped: tapped: viewWillAppear: viewDidLoad viewDidLoad g
        tapped
        closed

        """)
  }

  @Test(arguments: ["5", "6"])
  func `optional methods that a subclass adds are called, others answer as if nobody had them`(
    mode: String
  ) throws {
    let output = try output(
      [
        "Base.swift": "class Base: UIViewController, UITableViewDelegate {}\nclass Other: Base {}",
        "S.swift": """
        class S: Base {
          func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> Double { 7 }
        }
        extension S {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
        }
        """,
      ],
      main: """
        for delegate in [S(), Other(), Base()] as [any UITableViewDelegate] {
          print(delegate.tableView?(UITableView(), heightForRowAt: IndexPath()) ?? 0)
          delegate.scrollViewDidScroll(UIScrollView())
        }
        """, mode: mode)
    #expect(output == "7.0\nscrolled\n44.0\n44.0\n")
  }

  @Test(arguments: ["5", "6"])
  func `a delegate is asked what it has, and hands on what it has not`(mode: String) throws {
    let output = try output(
      [
        "Proxy.swift": """
        class Proxy: NSObject, UIScrollViewDelegate {
          weak var target: NSObject?
          var isQuiet = false
          func scrollViewDidZoom(_ scrollView: UIScrollView) { print("proxy zoomed") }
          override func responds(to aSelector: Selector!) -> Bool {
            if isQuiet { return false }
            return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
          }
          override func forwardingTarget(for aSelector: Selector!) -> Any? {
            if target?.responds(to: aSelector) == true { return target }
            return super.forwardingTarget(for: aSelector)
          }
        }
        final class Target: NSObject, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("target scrolled") }
          func scrollViewDidZoom(_ scrollView: UIScrollView) { print("target zoomed") }
          func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        }
        final class Hiding: NSObject {
          override func responds(to aSelector: Selector!) -> Bool {
            aSelector != Selector("scrollViewDidScroll:") && super.responds(to: aSelector)
          }
        }
        extension Hiding: UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { print("hidden") }
          func scrollViewDidZoom(_ scrollView: UIScrollView) { print("shown") }
        }
        """
      ],
      main: """
        @MainActor func notify(_ delegate: any UIScrollViewDelegate) {
          delegate.scrollViewDidScroll(UIScrollView())
          delegate.scrollViewDidZoom(UIScrollView())
          print(delegate.scrollViewShouldScrollToTop(UIScrollView()))
        }
        @MainActor func go() {
          let proxy = Proxy(), target = Target()
          notify(proxy)
          proxy.target = target
          notify(proxy)
          proxy.isQuiet = true
          notify(proxy)
          notify(Hiding())
        }
        MainActor.assumeIsolated { go() }
        """, mode: mode)
    #expect(
      output == """
        proxy zoomed
        true
        target scrolled
        proxy zoomed
        false
        true
        shown
        true

        """)
  }

  @Test(arguments: ["5", "6"])
  func `optional methods of the module's own protocols answer nil where there is none`(
    mode: String
  ) throws {
    let output = try output(
      [
        "P.swift": """
        @objc protocol Telling {
          func named() -> String
          @objc optional func told(_ what: String, count: Int) -> Int
          @objc optional func done()
        }
        class Teller {
          weak var listener: Telling?
          func notify() {
            listener?.done?()
            print(listener?.named() ?? "nobody", listener?.told?("a", count: 2) ?? -1)
            if let told = listener?.told?("b", count: 3) { print("told", told) }
            print(listener.map { $0.done?() != nil } ?? false)
          }
        }
        """,
        "C.swift": """
        class Nothing: NSObject, Telling { func named() -> String { "nothing" } }
        class All: NSObject, Telling {
          func named() -> String { "all" }
          func told(_ what: String, count: Int) -> Int { count * 2 }
          func done() { print("done") }
        }
        class Later: Nothing { func told(_ what: String, count: Int) -> Int { count } }
        """,
      ],
      main: """
        let teller = Teller()
        for listener in [Nothing(), All(), Later()] as [any Telling] {
          teller.listener = listener
          teller.notify()
        }
        print(All._namedMembers.map(\\.name), #selector(Telling.done).name)
        """, mode: mode)
    #expect(
      output == """
        nothing -1
        false
        done
        all 4
        told 6
        done
        true
        nothing 2
        told 3
        false
        ["told:count:", "done"] done

        """)
  }
}
