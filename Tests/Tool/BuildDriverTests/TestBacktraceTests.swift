// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

/// Tests of the backtraces of test runs.
struct TestBacktraceTests {
  @Test func `a test run prints the calls of one thread, unless the user chose otherwise`() {
    var variables = ["HOME": "/home"]
    TestBacktrace.add(to: &variables)
    expect(variables[TestBacktrace.variable]?.contains("registers=none") == true)
    var own = [TestBacktrace.variable: "enable=no"]
    TestBacktrace.add(to: &own)
    expect(own, equals: [TestBacktrace.variable: "enable=no"])
  }
}
