// SPDX-License-Identifier: Apache-2.0

/// The construct `measure { … }` in a test, which gets a method that measures as on Apple's platforms.
///
/// There a measurement without a baseline never fails. XCTest on Linux has no baselines, and fails a
/// measurement if its ten times vary, as they do on a busy machine. The method is added to the file, and
/// Swift prefers it to XCTest's.
struct MeasuredBlock: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`measure { … }` in files that import XCTest",
      becomes: """
        the same; a method that is added to the file prints ten times and never fails, as on \
        Apple's platforms without a baseline
        """,
      in: "MeasuredBlock")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let method = """
    extension XCTestCase { fileprivate func measure(file: StaticString = #file, line: Int = #line, \
    block: () -> Void) { let times = (0..<10).map { _ in \
    ContinuousClock().measure(block) / .seconds(1) }; \
    Swift.print("\\(name) measured [Time, seconds] average: \\(times.reduce(0, +) / 10), \
    values: \\(times)") }; \
    fileprivate func measure(_ block: () -> Void) { measure(block: block) } }
    """

  /// Returns whether a file imports XCTest and may contain a measurement.
  static func stands(in text: SourceText) -> Bool {
    text.contains("import XCTest") && (text.contains("measure {") || text.contains("measure("))
  }

  /// Adds the method to the files with measurements, in modules that declare none of their own.
  func edit(_ edits: inout ModuleEdits) {
    let files = module.sources.indices.filter { Self.stands(in: module.sources[$0].text) }
    guard !files.isEmpty, !module.sources.contains(where: { $0.text.contains("func measure(") })
    else { return }
    for file in files where module.imports(of: file).contains(where: { $0.hasSuffix("XCTest") }) {
      edits.append(Self.method, to: file, because: file)
    }
  }
}
