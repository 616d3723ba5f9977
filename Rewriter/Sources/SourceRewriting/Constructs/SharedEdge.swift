// SPDX-License-Identifier: Apache-2.0

/// The construct `frame.intersects(rect)`, for which the file gets a method with the result of Apple's
/// platforms.
///
/// Rectangles that only share an edge do not intersect there; on Linux Foundation returns `true` for them.
/// Swift prefers the file's method to Foundation's. The rule comes from test suites of public layouts, which
/// count the elements that such queries return.
struct SharedEdge: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`frame.intersects(rect)` in modules that have no such method of their own",
      becomes: """
        the same; in a method that is added to the file, rectangles that only share an edge do not \
        intersect, as on Apple's platforms
        """,
      in: "SharedEdge")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let modules: Set = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

  /// The method, written without `self` and names of the library, since the file may declare its own.
  private static let method = """
    extension CGRect { fileprivate func intersects(_ rect2: CGRect) -> Bool { \
    func meets(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool { \
    a < d && c < b || a == c && (a == b || c == d) }; \
    return !isNull && !rect2.isNull && meets(minX, maxX, rect2.minX, rect2.maxX) \
    && meets(minY, maxY, rect2.minY, rect2.maxY) } }
    """

  /// Returns whether a file may call the method; the body of an inlinable function cannot use a private
  /// declaration.
  static func stands(in text: SourceText) -> Bool {
    text.contains(".intersects(") && !text.contains("@inlinable")
  }

  /// Returns whether a file declares such a method of its own; by text, because extensions may not have been
  /// parsed.
  private static func isDeclared(in text: SourceText) -> Bool {
    text.contains("func intersects(") && text.contains("extension CGRect")
  }

  /// Adds the method to the files that call it, in modules that are compiled for iOS and declare no such
  /// method of their own.
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
