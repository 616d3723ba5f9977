// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Tests of classes that inherit from classes of another module.
struct TwoModuleTests {
  /// The files of a library, with an open class that conforms.
  private static let library = [
    "Base.swift": """
    import UIKit
    open class Base: UIViewController, UIScrollViewDelegate {
      open func scrollViewDidZoom(_ scrollView: UIScrollView) { print("base zoomed") }
      @objc open func act() { print("base acts") }
    }
    open class Middle: Base {
      @IBOutlet public weak var label: UILabel?
    }
    open class Proxy: NSObject {
      public var known: Set<String> = []
      open override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || known.contains(aSelector.name)
      }
    }
    @MainActor public func notify(_ delegate: any UIScrollViewDelegate) {
      print(delegate.scrollViewShouldScrollToTop?(UIScrollView()) ?? true)
      delegate.scrollViewDidScroll(UIScrollView())
      delegate.scrollViewDidZoom(UIScrollView())
    }
    @MainActor public func ask(_ delegate: any UIScrollViewDelegate) -> [Bool] {
      [
        delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:))),
        delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
      ]
    }
    """
  ]

  /// The files of an application that depends on the library.
  private static let application = [
    "App.swift": """
    import Library
    import UIKit
    class Screen: Middle {
      @IBOutlet var button: UIButton?
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    extension Screen {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("screen scrolled") }
    }
    final class Lower: Screen {
      override func scrollViewDidZoom(_ scrollView: UIScrollView) { print("lower zoomed") }
    }
    class Plain: Library.Base {}
    class Delegate: NSObject, UIScrollViewDelegate {
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    }
    class Answering: Proxy {
      override func responds(to aSelector: Selector!) -> Bool {
        aSelector.name == "own" || super.responds(to: aSelector)
      }
    }
    """
  ]

  private static let main = """
    import Library
    import UIKit
    @MainActor func go() {
      for screen in [Screen(), Lower(), Plain()] as [Base] { notify(screen) }
      print(ask(Delegate()))
    }
    MainActor.assumeIsolated { go() }
    let selectors = [
      #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)),
      #selector(UIScrollViewDelegate.scrollViewDidZoom(_:)),
      #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
    ]
    for screen in [Screen(), Plain()] as [Base] {
      print(selectors.map { screen.responds(to: $0) })
    }
    print(Screen._namedMembers.map(\\.name).filter { ["label", "button", "act"].contains($0) })
    let proxy = Answering()
    proxy.known = ["other"]
    print(["own", "other", "none"].map { proxy.responds(to: Selector($0)) })

    """

  private static func compile(
    _ module: String, _ files: [String], in workshop: Workshop, mode: String,
    _ options: [String] = []
  ) throws -> Outcome {
    try workshop.call(
      "swiftc",
      [
        "-module-name", module, "-swift-version", mode, "-emit-module", "-emit-module-path",
        "Modules/\(module).swiftmodule", "-wmo", "-c", "-o", "\(module).o",
      ] + options + files)
  }

  @Test(arguments: ["5", "6"])
  func `what a class adds to one of another module is called, and it says what it has`(mode: String)
    throws
  {
    let workshop = try Workshop(
      Self.library.merging(Self.application) { $1 }.merging(["main.swift": Self.main]) { $1 })
    try workshop.write("", to: "Modules/here")
    let library = try Self.compile(
      "Library", ["Base.swift"], in: workshop, mode: mode, ["-parse-as-library"])
    try #require(library.status == 0, "\(library.errors)")
    #expect(!library.errors.contains("warning:"), "\(library.errors)")
    #expect(try workshop.text(of: "Modules/Library.mullion-note").hasPrefix("imports UIKit\n"))
    let built = try workshop.call(
      "swiftc",
      [
        "-module-name", "App", "-swift-version", mode, "-I", "Modules", "-o", "program",
        "App.swift", "main.swift", "Library.o",
      ])
    try #require(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning:"), "\(built.errors)")
    let outcome = try Outcome(
      of: workshop.folder.appending(path: "program"), [], in: workshop.folder)
    #expect(
      outcome.output == """
        false
        screen scrolled
        base zoomed
        false
        screen scrolled
        lower zoomed
        true
        base zoomed
        [true, false]
        [true, true, true]
        [false, true, false]
        ["act", "label", "button"]
        [true, true, false]

        """)
  }

  /// A library of fields, and an application that adds newer and older methods to an open class of it.
  private static let fields = [
    "Field.swift": """
    import UIKit
    open class Field: UIViewController, UITextFieldDelegate {}
    open class Ending: UIViewController, UITextFieldDelegate {
      open func textFieldDidEndEditing(_ textField: UITextField) { print("ending") }
    }
    @MainActor public func notify(_ delegate: any UITextFieldDelegate) {
      delegate.textFieldDidEndEditing(UITextField(), reason: .committed)
    }
    """,
    "Fields.swift": """
    import Library
    import UIKit
    final class Newer: Field {
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { print("newer", reason) }
    }
    final class Older: Field {
      func textFieldDidEndEditing(_ textField: UITextField) { print("older") }
    }
    final class Both: Ending {
      override func textFieldDidEndEditing(_ textField: UITextField) { print("both") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { print("both", reason) }
    }
    """,
  ]

  private static let fieldsMain = """
    import Library
    import UIKit
    @MainActor func go() {
      for field in [Newer(), Older(), Field()] as [Field] { notify(field) }
      for field in [Ending(), Both()] as [Ending] { notify(field) }
    }
    MainActor.assumeIsolated { go() }

    """

  /// Returns the output of a program that consists of a library's file and of other files.
  private static func output(
    _ files: [String: String], library: String, mode: String
  ) throws -> String {
    let workshop = try Workshop(files)
    try workshop.write("", to: "Modules/here")
    let built = try Self.compile(
      "Library", [library], in: workshop, mode: mode, ["-parse-as-library"])
    try #require(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning:"), "\(built.errors)")
    let program = try workshop.call(
      "swiftc",
      [
        "-module-name", "App", "-swift-version", mode, "-I", "Modules", "-o", "program",
        "Library.o",
      ] + files.keys.filter { $0 != library }.sorted())
    try #require(program.status == 0, "\(program.errors)")
    #expect(!program.errors.contains("warning:"), "\(program.errors)")
    return try Outcome(of: workshop.folder.appending(path: "program"), [], in: workshop.folder)
      .output
  }

  @Test(arguments: ["5", "6"])
  func `newer methods that another module's class is given ask for the older ones`(mode: String)
    throws
  {
    let files = Self.fields.merging(["main.swift": Self.fieldsMain]) { $1 }
    #expect(
      try Self.output(files, library: "Field.swift", mode: mode)
        == "newer committed\nolder\nending\nboth committed\n")
  }

  @Test(arguments: ["5", "6"])
  func `a public class of another module says which optional methods it has`(mode: String) throws {
    let files = [
      "Rows.swift": """
      import UIKit
      public final class Rows: NSObject, UIScrollViewDelegate {
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      public class Kept: NSObject {}
      extension Kept: UIScrollViewDelegate {
        public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      }
      """,
      "main.swift": """
      import Library
      import UIKit
      let selectors = [
        #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
        #selector(UIScrollViewDelegate.scrollViewDidZoom(_:)),
        #selector(UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)),
      ]
      for rows in [Rows(), Kept()] as [any UIScrollViewDelegate] {
        print(selectors.map { rows.responds(to: $0) })
      }

      """,
    ]
    #expect(
      try Self.output(files, library: "Rows.swift", mode: mode)
        == "[true, false, false]\n[false, true, false]\n")
  }

  @Test func `what a module says of its classes is noted anew when it changes`() throws {
    let workshop = try Workshop(Self.library)
    try workshop.write("import Library\nclass Screen: Middle {}\n", to: "App.swift")
    try workshop.write("", to: "Modules/here")
    func record() throws -> String? {
      let outcome = try Self.compile(
        "Library", ["Base.swift"], in: workshop, mode: "5", ["-parse-as-library"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try? workshop.text(of: "Modules/Library.mullion-note")
    }
    let first = try #require(try record())
    #expect(first.contains("class Middle lists\nconforms UIScrollViewDelegate\nforwards "))
    #expect(first.contains("class Proxy lists responds\n"))
    #expect(!first.contains(" scrollViewDidZoom(_:)"), "the class has it")
    // Whoever deletes what was built finds it there after the next build.
    try FileManager.default.removeItem(
      at: workshop.folder.appending(path: "Modules/Library.mullion-note"))
    #expect(try record() == first)
    try workshop.write("public class Closed {}\n", to: "Base.swift")
    #expect(try record() == nil)
  }
}
