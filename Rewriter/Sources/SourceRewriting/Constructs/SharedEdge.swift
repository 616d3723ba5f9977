// SPDX-License-Identifier: Apache-2.0

/// `frame.intersects(rect)`: a file that says so gets the answer of Apple's platforms.
///
/// Rectangles that only share an edge do not intersect there; Foundation on Linux says that they do.
/// The file gets a method of its own, which Swift prefers to Foundation's. Source of the rule: test
/// suites of public layouts, which count the elements that such questions leave.
struct SharedEdge: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`frame.intersects(rect)` in modules that have no such method of their own",
      becomes: """
        the same, of a method in the file: rectangles that only share an edge do not intersect, as \
        on Apple's platforms
        """,
      in: "SharedEdge")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let modules: Set = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

  /// Written without `self` and names of the library, since the file may have its own.
  private static let method = """
    extension CGRect { fileprivate func intersects(_ rect2: CGRect) -> Bool { \
    func meets(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool { \
    a < d && c < b || a == c && (a == b || c == d) }; \
    return !isNull && !rect2.isNull && meets(minX, maxX, rect2.minX, rect2.maxX) \
    && meets(minY, maxY, rect2.minY, rect2.maxY) } }
    """

  /// Whether a file may ask; a function whose body other modules get can't say a name of the file's own.
  static func stands(in text: SourceText) -> Bool {
    text.contains(".intersects(") && !text.contains("@inlinable")
  }

  /// Whether a file has such a method of its own; heads of types may not have been parsed.
  private static func isDeclared(in text: SourceText) -> Bool {
    text.contains("func intersects(") && text.contains("extension CGRect")
  }

  /// Gives the method to the files that ask, in modules that have none of their own.
  func edit(_ edits: inout ModuleEdits) {
    guard module.configuration.answersForIOS else { return }
    guard !module.sources.contains(where: { Self.isDeclared(in: $0.text) }) else { return }
    for (file, source) in module.sources.enumerated() where Self.stands(in: source.text) {
      let imported = module.imports(of: file).map { $0.split(separator: " ").last.map(String.init) }
      guard imported.contains(where: { Self.modules.contains($0 ?? "") }) else { continue }
      edits.append(Self.method, to: file, because: file)
    }
  }
}
