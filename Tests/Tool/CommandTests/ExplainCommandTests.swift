// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

@testable import mullion

@MainActor
struct ExplainCommandTests {
  @Test(arguments: [("CL020", "*"), ("cl020", "*"), ("IF005", "*")])
  func `a code of lint is explained`(_ code: String, _ mark: String) async {
    let outcome = await Command.run(["explain", code])
    expect(outcome.status, equals: 0)
    expect(outcome.output.hasPrefix("\(code.uppercased()) "))
    expect(outcome.output.contains("\n- Remedy: "))
    expect(outcome.output.matches(of: #/(?m)^[A-Z]{2}\d{3} /#).count, equals: 1)
  }

  @Test func `a code that no rule has is answered with the nearest`() async {
    let outcome = await Command.run(["explain", "CL20"])
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains("There is no rule 'CL20'; did you mean CL"))
    expect(await Command.run(["explain"]).errors.contains("explain needs one code"))
  }

  @Test func `a recorded case is asked about by its id alone`() async throws {
    var environment = BuildEnvironment.current
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
    environment.variables["MULLION_HOME"] = root.standardizedFileURL.path
    let recorded = try #require(RecordedCase("CH-032", in: environment))
    expect(
      recorded.file.hasSuffix("Fixtures/layout-cases.json")
        || recorded.file.hasSuffix("more-layout-cases.json"))
    expect(RecordedCase("CH-999", in: environment) == nil)
    let outcome = await Command.run(["why", "CH-032"])
    expect(outcome.status == 0 && outcome.output.hasPrefix("cell 0.0"), "\(outcome)")
  }
}
