// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing

/// Tests of the messages that a server of a live screen takes.
struct LiveMessageTests {
  private let workshop: LiveWorkshop

  init() throws {
    workshop = try LiveWorkshop()
    // Answers each request.
    try workshop.plant("serve shown")
  }

  /// Returns a channel to the server.
  private func channel() throws -> LineChannel {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = "\(workshop.path)/cache/live/planted/socket"
    try #require(path.utf8.count < 108)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, length) }
    }
    try #require(status == 0)
    return LineChannel(file)
  }

  private func reply(to bytes: Data) throws -> LiveReply? {
    var channel = try channel()
    defer { close(channel.file) }
    _ = channel.send(line: bytes)
    shutdown(channel.file, Int32(SHUT_WR))
    return channel.wait().flatMap { try? JSONDecoder().decode(LiveReply.self, from: $0) }
  }

  @Test func `a line of more than a megabyte is refused`() throws {
    let reply = try reply(to: Data(repeating: 0x41, count: LineBuffer.limit + 2))
    expect(reply?.errors, equals: "a message has at most 1048576 bytes.")
    expect(try workshop.run("look").output, equals: "shown\n")
  }

  @Test func `what is not a request is answered as such`() throws {
    for text in ["", "{}", "null", "{\"command\":\"fly\"}", "\u{0}\u{0}", "[1,2", "\"look\""] {
      let reply = try reply(to: Data("\(text)\n".utf8))
      expect(reply?.errors, equals: "the message is not a request of this version of mullion.")
    }
  }

  /// Changes bytes of requests; `MULLION_FUZZ_SECONDS` sets the time in place of a few hundred messages.
  @Test func `changed messages leave the server as it was`() throws {
    let seconds = ProcessInfo.processInfo.environment["MULLION_FUZZ_SECONDS"].flatMap(
      Double.init(_:))
    let end = Date(timeIntervalSinceNow: seconds ?? 3600)
    var look = LookOptions()
    look.text = "Add"
    var samples: [Data] = []
    for request in [
      LiveRequest(.look, look: look), LiveRequest(.perform, "tap @e1; wait 0.3"),
      LiveRequest(.why, "@e1"), LiveRequest(.status),
    ] { samples.append(try JSONEncoder().encode(request)) }
    var random = SeededBytes(seed: 47)
    var count = 0
    while seconds == nil ? count < 300 : Date() < end {
      count += 1
      var bytes = samples[random.number(below: samples.count)]
      for _ in 0...random.number(below: 6) { random.change(&bytes) }
      let isClose = String(decoding: bytes, as: UTF8.self).contains("close")
      if !isClose { _ = try reply(to: bytes + [UInt8(ascii: "\n")]) }
    }
    expect(try workshop.run("look").output, equals: "shown\n")
  }
}

/// Random changes of messages, the same for the same seed.
private struct SeededBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  /// Replaces, inserts, deletes or repeats bytes.
  mutating func change(_ bytes: inout Data) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(number(below: 256))) }
    let place = number(below: bytes.count)
    switch number(below: 4) {
    case 0: bytes[place] = UInt8(number(below: 256))
    case 1: bytes.insert(UInt8(number(below: 256)), at: place)
    case 2: bytes.remove(at: place)
    default: bytes.append(contentsOf: bytes[place...])
    }
  }
}
