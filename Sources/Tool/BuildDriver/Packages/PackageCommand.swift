// SPDX-License-Identifier: Apache-2.0

/// The implementation of `mullion build`, `test` and `run` for a Swift package.
struct PackageCommand {
  let request: BuildRequest
  let build: PackageBuild

  /// Performs the request.
  ///
  /// - Throws: `BuildError` when SwiftPM cannot be started.
  /// - Returns: SwiftPM's exit status, or the program's.
  func run() throws(BuildError) -> Int32 {
    try build.prepare(isClean: request.isClean)
    let mode = request.swiftVersion.map { ["-Xswiftc", "-swift-version", "-Xswiftc", $0] } ?? []
    switch request.verb {
    case .build:
      let target = request.target.map { ["--target", $0] } ?? []
      return try build.run("build", mode + target + request.arguments)
    case .test:
      try makeBundle()
      let target = request.target.map { ["--filter", "^\($0)\\."] } ?? []
      return try build.test(mode + target + request.arguments, of: request)
    case .run:
      // Without a product name SwiftPM treats the first argument as one.
      let name = request.target.map { [$0] } ?? []
      guard !name.isEmpty || request.arguments.isEmpty else {
        throw BuildError("name with --target the program that gets the arguments after --.")
      }
      try makeBundle()
      return try build.run("run", mode + name + request.arguments)
    }
  }

  /// Makes the folder of products a bundle with a language: Foundation stops a program that reads the
  /// language of a main bundle without an `Info.plist`.
  private func makeBundle() throws(BuildError) {
    let products = build.productFolder
    guard products.text("Info.plist") == nil else { return }
    try products.make()
    try products.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>

      """, "Info.plist")
  }
}
