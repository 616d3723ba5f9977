// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SourceRewriting

/// Tests of the list of constructs, their order and their table.
struct ConstructsTests {
  @Test func `the table in the README is that of the constructs`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let head = "| Construct | Becomes | File |\n| --- | --- | --- |\n"
    let start = try #require(text.range(of: head)).upperBound
    let table = text[start...].components(separatedBy: "\n").prefix { $0.hasPrefix("|") }
    let rows = Constructs.all.flatMap { $0.rows }.map(\.text)
    for (row, line) in zip(rows, table) { #expect(line == row) }
    #expect(table.count == rows.count)
  }

  @Test func `each construct has a row that names files that exist`() {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/SourceRewriting")
      .standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let names = Set(
      (files?.compactMap { $0 as? URL } ?? []).map { $0.deletingPathExtension().lastPathComponent })
    for construct in Constructs.all {
      let named = Set(construct.rows.flatMap(\.files))
      #expect(!named.isEmpty && named.isSubset(of: names), "\(construct.name)")
    }
  }

  @Test func `each construct stands behind those that it depends on`() {
    let names = Constructs.ordered.map { $0.name }
    #expect(Set(names).count == names.count)
    for construct in Constructs.ordered {
      let place = names.firstIndex(of: construct.name)
      for dependency in construct.dependencies {
        #expect((names.firstIndex(of: dependency.name) ?? .max) < place ?? 0)
      }
    }
  }

  @Test func `a list is ordered by dependencies, else as it is`() {
    let ordered = Constructs.ordered([Third.self, First.self, Second.self])
    #expect(ordered.map { $0.name } == ["Second", "Third", "First"])
  }

  @Test func `a circle of dependencies stops the program with its names`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Constructs.ordered([First.self, OneOfTwo.self, OtherOfTwo.self])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("themselves: OneOfTwo → OtherOfTwo → OneOfTwo"), "\(text)")
  }

  @Test func `a dependency that is not listed stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Constructs.ordered([Third.self])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Third depends on Second, which is not listed"), "\(text)")
  }

  @Test func `reading a construct without depending on it stops the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let configuration = ModuleConfiguration(moduleName: "App") { _ in true }
      let module = ModuleFacts(sources: [], types: [], imports: [], configuration: configuration)
      var findings = ConstructFindings(module, [])
      _ = findings.find(First.self)
      _ = findings.find(Curious.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Curious reads First, which is not among its dependencies"), "\(text)")
  }
}

/// A construct for tests, which replaces nothing.
private protocol ConstructStub: ModuleConstruct { init() }

extension ConstructStub {
  static var rows: [ConstructRow] { [] }
  init(in findings: ConstructFindings) { self.init() }
  func edit(_ edits: inout ModuleEdits) {}
}

private struct First: ConstructStub {}
private struct Second: ConstructStub {}
private struct Third: ConstructStub {
  static let dependencies: [any ModuleConstruct.Type] = [Second.self]
}
private struct OneOfTwo: ConstructStub {
  static let dependencies: [any ModuleConstruct.Type] = [OtherOfTwo.self]
}
private struct OtherOfTwo: ConstructStub {
  static let dependencies: [any ModuleConstruct.Type] = [OneOfTwo.self]
}
private struct Curious: ModuleConstruct {
  static let rows: [ConstructRow] = []
  init(in findings: ConstructFindings) { _ = findings[First.self] }
  func edit(_ edits: inout ModuleEdits) {}
}
