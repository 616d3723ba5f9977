// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the diagnostics for imports of unavailable frameworks.
struct AbsentModuleTests {
  @Test func `a file that uses nothing of the framework compiles with a warning`() throws {
    let workshop = try Workshop(["C.swift": "import MapKit\n\nlet view = UIView()\n"])
    let outcome = try workshop.check(["C.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.diagnostics(in: workshop.folder).map { $0.prefix(50) } == [
        "C.swift:1:23: warning: there is no MapKit on this "
      ])
  }

  @Test func `a file that uses the framework has an error where it does`() throws {
    let workshop = try Workshop(["C.swift": "import MapKit\n\nlet map: MKMapView? = nil\n"])
    let outcome = try workshop.check(["C.swift"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("C.swift:3:10: error: cannot find type 'MKMapView' in scope"))
  }

  @Test func `code for a module of C in a folder of its name is rewritten`() throws {
    let workshop = try Workshop([
      "C.swift": "#if canImport(zlib)\nimport MapKit\nlet answer = UIView()\n#endif\n",
      "zlib/include/module.modulemap": "module zlib { header \"zlib.h\" }\n",
      "zlib/include/zlib.h": "static inline int answer(void) { return 42; }\n",
    ])
    let outcome = try workshop.check(["C.swift"], ["-I", "\(workshop.folder.path)/zlib/include"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.diagnostics(in: workshop.folder).count == 1)
  }

  @Test func `a source that is left out is compiled as an empty file until it is not`() throws {
    let workshop = try Workshop([
      "B.swift": "import UIKit\n\nlet view = UIView()\n",
      "C.swift": "import MapKit\n\nlet map: MKMapView? = nil\n",
    ])
    let words = ["-typecheck", "-module-name", "App", "B.swift", "C.swift"]
    let path = workshop.folder.appending(path: "C.swift").path
    for _ in 0..<2 {
      let outcome = try workshop.call("swiftc", words, variables: ["MULLION_LEFT_OUT": path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.diagnostics(in: workshop.folder) == [])
    }
    #expect(try workshop.text(of: "C.swift").contains("MapKit"))
    let outcome = try workshop.call("swiftc", words, variables: ["MULLION_LEFT_OUT": "/other"])
    #expect(outcome.status == 1)
  }

  @Test func `a module of C that a module map names is imported`() throws {
    let workshop = try Workshop([
      "C.swift": "import Security\n\nlet answer = secret()\n",
      "Security/module.modulemap": "module Security { header \"secret.h\" }\n",
      "Security/secret.h": "static inline int secret(void) { return 42; }\n",
    ])
    let map = "-fmodule-map-file=\(workshop.folder.path)/Security/module.modulemap"
    let outcome = try workshop.check(["C.swift"], ["-Xcc", map])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.diagnostics(in: workshop.folder) == [])
  }
}
