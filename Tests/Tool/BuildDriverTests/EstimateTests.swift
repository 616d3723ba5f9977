// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of estimates whether sources can be built.
struct EstimateTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(
      """
      open class UIView { public var frame: Int { 0 }; var hidden = 0 }
      public enum UIAxis { case vertical, horizontal }
      public protocol UIDelegate { func viewDidLoad() }
      extension UIView { public struct Animation {} }
      internal struct Inner {}
      """, "mullion/Sources/Controllers/UIKit/UIKit.swift")
    try workshop.write(
      "binary\u{1}String\0Int\0count\0print\0Codable\0$s4Stri",
      "tools/usr/lib/swift/linux/Swift.swiftmodule/a.swiftmodule")
    try workshop.write("", "feed/.git/HEAD")
    try workshop.write(
      "let package = Package(name: \"Feed\", targets: [.target(name: \"Feed\"), .testTarget(name: \"T\")])",
      "feed/Package.swift")
  }

  private func estimate(
    _ sources: [String: String], of subject: String = "",
    _ change: (inout BuildRequest) -> Void = { _ in }
  ) throws -> BuildEstimate {
    for (name, text) in sources { try workshop.write(text, "feed/\(name)") }
    var request = BuildRequest(.build)
    request.subject = "\(workshop.path)/feed\(subject)"
    change(&request)
    return try SubjectEstimate(workshop.environment(in: "feed")).estimate(request)
  }

  /// Returns the line about one file with this text.
  private func line(_ text: String) throws -> String {
    try estimate(["Sources/Feed/A.swift": text]).files[0].text
  }

  @Test func `each file has an answer, its missing names have counts, and one sentence ends it`()
    throws
  {
    let text = try estimate([
      "Sources/Feed/A.swift": "import UIKit\nfinal class A: UIView { let b: B? = nil }\n",
      "Sources/Feed/B.swift":
        "import UIKit\nclass B: UIView {\n let t: CTFont, u: CTFont\n func f() { t.glyphs } }\n",
      "Sources/Feed/C.swift": "import MapKit\nstruct C {}\n",
      "Tests/T/D.swift": "import Nothing\n",
    ]).text
    expect(
      text,
      equals: """
        yes     Sources/Feed/A.swift
        no      Sources/Feed/B.swift, line 3: CTFont 2, .glyphs
        unsure  Sources/Feed/C.swift: imports MapKit, which is missing

        Missing: files, uses, name
             1      2 CTFont
             1      1 .glyphs

        estimate, nothing was compiled: 1 of 3 files does not build, most often for CTFont, and 1 is unsure.

        """)
  }

  @Test func `nothing is written beside the sources, and no compiler runs`() throws {
    let before = try estimate(["Sources/Feed/A.swift": ""]).files.count
    let tree = workshop.tree("feed")
    _ = try estimate([:])
    expect(before, equals: 1)
    expect(workshop.tree("feed"), equals: tree)
    expect(workshop.calls().isEmpty)
  }

  @Test(arguments: [
    "let a = 1 // CTFont\n/* CTFont /* CTRun */ CTLine */ let b = \"CTFont\"",
    "let a = \"\"\"\n  CTFont \"quoted\" \\\"\n  \"\"\"\nlet b = #\"CTFont \" \\(CTRun)\"#",
    "let a = \"\\(b(\"x)\") + c)\"\nlet c = 1\nfunc b(_: Int) {}",
    "func f<Element: Codable, Other>(_ a: Element, at place: Other) { print(place) }",
    "func == <V>(a: V, b: V) {}", "typealias Short = Int\nlet a: Short",
    "enum E { case a, b(count: Int), c }\nlet x = E.a, y = .b(1), z = .c",
    "func f() { let (left, right) = (1, 2); left(); g { one, two in two() } }\nfunc g() {}",
    "func f(work: () -> Int) { work() }",
    "struct S { let size: (wide: Int, high: Int) }\nlet s = 1, a = s.size.wide",
    "protocol P { associatedtype Item }\nextension P { func f(_ i: Item) {} }",
    "import UIKit\nlet a = UIAxis.vertical, b: UIView.Animation, c = v.frame\nc.viewDidLoad()\nlet v = 1",
    "@objc(FDName) class Name {}\nfunc f() {}\nlet a = #selector(f)",
    "infix operator **: Power\nprecedencegroup Power {}",
    "let r = 0...count\nfor index in 0..<3 { print(index) }",
    "enum K { case a(Int), b(Int) }\nfunc f(k: K, m: K) { if case let (.a(left), .b(right)) = (k, m) { print(left, right) } }",
    "var size: Int { get { 1 } set(newSize) { print(newSize) } }",
    "@_spi(Inside) func f() {}",
    "func f() { if case .some(let value) = a { value() } }\nlet a = 1\nenum Q { case some }",
    "#if canImport(CoreText)\nlet a: CTFont\n#endif",
    "#if os(macOS)\nlet a: NSView\n#else\nlet a: Int\n#endif",
    "#if DEBUG && !os(watchOS)\nlet a: Int\n#elseif FAST\nlet a: Fast\n#endif",
    "#if os(iOS) || targetEnvironment(simulator)\nlet a: Int\n#else\nlet a: Elsewhere\n#endif",
  ])
  func `what a source declares, hides or only mentions is not missing`(text: String) throws {
    expect(try line(text), equals: "yes     Sources/Feed/A.swift")
  }

  @Test(arguments: [
    ("let a: CTFont", "CTFont"), ("let a = \"\\(CTRun(1))\"", "CTRun"),
    ("let a = b.glyphs\nlet b = 1", ".glyphs"),
    ("sysctl(1)", "sysctl()"), ("let a = kAbsent", "kAbsent"), ("let a: loadavg", "loadavg"),
    ("let a = v.hidden\nlet v = 1", ".hidden"),
    ("let a: Inner", "Inner"),
    ("@Observed var a = 1", "@Observed"), ("#stringify(1)", "#stringify"),
    ("import Cards", "import Cards"),
    ("let a = 1\nmethod_exchangeImplementations(a, a)", "method_exchangeImplementations() 2"),
    ("import SwiftUI\nstruct A: View {}", "SwiftUI.View, View"),
    ("#if os(iOS)\nlet a: CTFont\n#endif", "CTFont"),
    ("#if !DEBUG\n#else\nlet a: CTFont\n#endif", "CTFont"),
  ])
  func `what is declared nowhere is missing`(text: String, names: String) throws {
    let found = try line(text)
    expect(found.hasPrefix("no ") && found.hasSuffix(": \(names)"), "\(found)")
  }

  @Test func `conditions of a module for Linux are those of Linux`() throws {
    let files = try estimate([
      "Sources/Feed/A.swift": "#if os(Linux)\nlet a: Int\n#else\nlet a: CTFont\n#endif",
      "Sources/Feed/B.swift": "#if os(iOS)\nlet b: CTFont\n#endif",
    ]).files
    expect(files.map(\.answer), equals: [.yes, .yes])
  }

  @Test func `the names of packages that are given are known, the others' are unsure`() throws {
    let manifest = """
      let package = Package(name: "Feed", dependencies: [.package(url: "https://example.org/Cards.git", from: "1.0.0")],
        targets: [.target(name: "Feed", dependencies: [.product(name: "Cards", package: "Cards")])])
      """
    let sources = [
      "Package.swift": manifest, "Sources/Feed/A.swift": "import Cards\nlet a: Card\nlet b: Inside",
    ]
    expect(
      try estimate(sources).files[0].text,
      equals:
        "unsure  Sources/Feed/A.swift: imports Cards of a package that is not here; Card may be of it"
    )
    try workshop.write(
      "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\")])",
      "co/Cards/Package.swift")
    try workshop.write(
      "public struct Card {}\nstruct Inside {}", "co/Cards/Sources/Cards/Card.swift")
    let file = try estimate([:]) { $0.checkouts = "\(workshop.path)/co" }.files[0]
    expect(file.text, equals: "no      Sources/Feed/A.swift, line 3: Inside")
  }

  @Test func `a folder without a package is one module, without what managers fetched`() throws {
    for (name, text) in ["A.swift": "let a: B", "Pods/C.swift": "x", "in/B.swift": "struct B {}"] {
      try workshop.write(text, "other/\(name)")
    }
    var request = BuildRequest(.build)
    request.subject = "../other"
    let estimate = try SubjectEstimate(workshop.environment(in: "feed")).estimate(request)
    expect(estimate.files.map(\.text), equals: ["yes     A.swift", "yes     in/B.swift"])
  }

  @Test func `a project's targets are estimated with their conditions`() throws {
    try workshop.write(
      """
      { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = ( APP ); };
      G = {isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = ( B ); };
      APP = {isa = PBXNativeTarget; buildPhases = ( S ); name = Shop; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = {isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = FAST; }; };
      }; rootObject = P; }
      """, "feed/Shop.xcodeproj/project.pbxproj")
    let files = try estimate(
      ["App.swift": "#if FAST\nimport Cards\n#endif", "Other.swift": "let a: CTFont"],
      of: "/Shop.xcodeproj"
    ).files
    expect(files.map(\.text), equals: ["no      App.swift, line 2: import Cards"])
  }

  @Test func `a folder that is not there is named`() {
    #expect(throws: BuildError.self) { try estimate([:], of: "/none") }
  }

  @Test func `the frameworks are those whose imports are removed`() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Rewriter/Sources/SourceRewriting/Constructs/UnavailableImport.swift"
    ).standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "aboveUIKit: Set"))
    let names = text[start.lowerBound...].matches(of: /"(\w+)"/).map { String($0.1) }
    expect(AppleFrameworks.names, equals: Set(names))
  }
}
