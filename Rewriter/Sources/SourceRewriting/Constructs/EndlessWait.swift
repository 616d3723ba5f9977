// SPDX-License-Identifier: Apache-2.0

/// The construct `wait(for: [expectation])` or `await fulfillment(of: [expectation])` in a test, without a
/// timeout.
///
/// On Apple's platforms these calls wait without limit; XCTest on Linux requires a timeout. The file gets
/// methods of its own that wait for a year.
struct EndlessWait: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `wait(for: […])`, `await fulfillment(of: […])` without a timeout, in files that import XCTest
      """,
      becomes: "the same; methods that are added to the file pass a timeout of one year",
      in: "EndlessWait")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  private static let methods = """
    extension XCTestCase { fileprivate func wait(for expectations: [XCTestExpectation], \
    enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) { \
    wait(for: expectations, timeout: 31_536_000, enforceOrder: enforceOrder, file: file, line: line) }; \
    fileprivate func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false, \
    file: StaticString = #file, line: Int = #line, isolation: isolated (any Actor)? = #isolation) async { \
    nonisolated(unsafe) let test = self; await test.fulfillment(of: expectations, \
    timeout: 31_536_000, enforceOrder: enforceOrder, file: file, line: line) } }
    """

  /// Returns whether a file imports XCTest and may wait without a timeout: it has a line with such a call
  /// that does not contain `timeout`.
  static func stands(in text: SourceText) -> Bool {
    guard text.contains("import XCTest"),
      text.contains("wait(for:") || text.contains("fulfillment(of:")
    else { return false }
    return text.bytes.split(separator: .newline).contains { line in
      let line = SourceText(path: "", bytes: Array(line))
      return (line.contains("wait(for:") || line.contains("fulfillment(of:"))
        && !line.contains("timeout")
    }
  }

  /// Adds the methods to the files with such calls, in modules that declare none of their own.
  func edit(_ edits: inout ModuleEdits) {
    let files = module.sources.indices.filter { Self.stands(in: module.sources[$0].text) }
    guard !files.isEmpty,
      !module.sources.contains(where: {
        $0.text.contains("func wait(for") || $0.text.contains("func fulfillment(of")
      })
    else { return }
    for file in files where module.imports(of: file).contains(where: { $0.hasSuffix("XCTest") }) {
      edits.append(Self.methods, to: file, because: file)
    }
  }
}
