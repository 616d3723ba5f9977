// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import Foundation

/// A session bus for one test, and the objects on the accessibility bus that belongs to it.
///
/// Both buses listen on file sockets only, and end with the test.
final class AccessibilityBus {
  private static let daemon = "/usr/bin/dbus-daemon"
  private static let launcher = "/usr/libexec/at-spi-bus-launcher"

  /// Whether the programs are installed.
  static var isInstalled: Bool {
    [daemon, launcher].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The value for `DBUS_SESSION_BUS_ADDRESS`.
  let address: String
  private let folder: String
  private let server: Process
  private var launcherProcess: Process?
  private var connection: OpaquePointer?

  /// An error: the bus did not start, or does not respond.
  struct NoBus: Error {
    let reason: String
  }

  /// Starts a session bus and the accessibility bus, with their sockets in `folder`.
  ///
  /// They run without a display: a process that opened a display and closed it would end it.
  init(folder: String) throws {
    self.folder = folder
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    environment["XDG_RUNTIME_DIR"] = folder
    let server = Process()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: Self.daemon)
    server.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
    server.environment = environment
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    self.server = server
    var line = ""
    while !line.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { throw NoBus(reason: "dbus-daemon ended") }
      line += String(decoding: data, as: UTF8.self)
    }
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let launcher = Process()
    launcher.executableURL = URL(fileURLWithPath: Self.launcher)
    launcher.arguments = ["--launch-immediately"]
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    launcher.environment = environment
    // Its registry lives on for a while, and would hold the output of the tests open.
    launcher.standardOutput = FileHandle.nullDevice
    launcher.standardError = FileHandle.nullDevice
    try launcher.run()
    launcherProcess = launcher
  }

  deinit {
    if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
    if let launcherProcess { Self.end(launcherProcess.processIdentifier) }
    Self.end(server.processIdentifier)
    endOrphans()
  }

  /// Kills the processes that the bus started and that outlived it: those with `XDG_RUNTIME_DIR` set to
  /// `folder` in their environment.
  private func endOrphans() {
    let mark = Data("XDG_RUNTIME_DIR=\(folder)\0".utf8)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in entries.compactMap(pid_t.init) {
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
      if environment.range(of: mark) != nil { kill(process, SIGKILL) }
    }
  }

  /// Kills a process that the test started, and its descendants.
  private static func end(_ process: pid_t) {
    let list = FileManager.default.contents(atPath: "/proc/\(process)/task/\(process)/children")
    for word in String(decoding: list ?? Data(), as: UTF8.self).split(separator: " ") {
      if let child = pid_t(word) { end(child) }
    }
    kill(process, SIGKILL)
  }

  // MARK: Reading

  /// Returns the elements of the programs on the bus as lines of text, indented by their depth.
  func tree() throws -> String {
    let root = Reference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    return try children(of: root).map { try lines(of: $0, depth: 0).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// Performs an action of the first element with a given name.
  ///
  /// - Returns: Whether the element exists and has the action.
  func perform(_ action: String, on name: String) throws -> Bool {
    let root = Reference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    guard let found = try find(name, in: root) else { return false }
    let names = try actions(of: found)
    guard let index = names.firstIndex(of: action) else { return false }
    _ = try call(found, "org.a11y.atspi.Action", "DoAction", "(\(index),)")
    return true
  }

  /// Returns the text of the first element with a given name, as the text interface of the bus reports it.
  func typedText(of name: String) throws -> String {
    let answer = try call(named: name, "org.a11y.atspi.Text", "GetText", "(0, -1)")
    return string(try part(0, of: answer)) ?? ""
  }

  /// Returns the caret offset of the first element with a given name, in characters.
  func caret(of name: String) throws -> Int {
    let answer = try call(
      named: name, "org.freedesktop.DBus.Properties", "Get",
      "('org.a11y.atspi.Text', 'CaretOffset')")
    guard let value = g_variant_get_variant(try part(0, of: answer)) else { return -1 }
    return Int(g_variant_get_int32(value))
  }

  /// Sets the caret offset of the first element with a given name.
  func setCaret(_ offset: Int, of name: String) throws {
    _ = try call(named: name, "org.a11y.atspi.Text", "SetCaretOffset", "(\(offset),)")
  }

  private func call(
    named name: String, _ interface: String, _ method: String, _ arguments: String?
  ) throws -> OpaquePointer {
    let root = Reference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    guard let found = try find(name, in: root) else { throw NoBus(reason: "no \(name)") }
    return try call(found, interface, method, arguments)
  }

  private struct Reference {
    let name: String
    let path: String
  }

  private func find(_ name: String, in reference: Reference) throws -> Reference? {
    for child in try children(of: reference) {
      if try text("Name", of: child) == name { return child }
      if let found = try find(name, in: child) { return found }
    }
    return nil
  }

  private func lines(of reference: Reference, depth: Int) throws -> [String] {
    var words = [try role(of: reference)]
    words.append("\"\(try text("Name", of: reference))\"")
    let description = try text("Description", of: reference)
    if !description.isEmpty { words.append("(\(description))") }
    words += try states(of: reference)
    if let extents = try? extents(of: reference) { words.append(extents) }
    let actions = (try? actions(of: reference)) ?? []
    if !actions.isEmpty { words.append("[\(actions.joined(separator: ", "))]") }
    let own = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return try [own] + children(of: reference).flatMap { try lines(of: $0, depth: depth + 1) }
  }

  private func children(of reference: Reference) throws -> [Reference] {
    let answer = try call(reference, "org.a11y.atspi.Accessible", "GetChildren", nil)
    return parts(of: try part(0, of: answer)).compactMap { pair in
      let items = parts(of: pair)
      guard items.count == 2, let name = string(items[0]), let path = string(items[1]) else {
        return nil
      }
      return Reference(name: name, path: path)
    }
  }

  private func role(of reference: Reference) throws -> String {
    let answer = try call(reference, "org.a11y.atspi.Accessible", "GetRoleName", nil)
    return string(try part(0, of: answer)) ?? ""
  }

  private func text(_ property: String, of reference: Reference) throws -> String {
    let answer = try call(
      reference, "org.freedesktop.DBus.Properties", "Get",
      "('org.a11y.atspi.Accessible', '\(property)')")
    guard let value = g_variant_get_variant(try part(0, of: answer)) else { return "" }
    return string(value) ?? ""
  }

  /// The states that are printed, with their numbers in the protocol.
  private static let states: [(Int, String)] = [
    (4, "checked"), (8, "enabled"), (9, "expandable"), (10, "expanded"), (11, "focusable"),
    (12, "focused"), (16, "modal"), (22, "selectable"), (23, "selected"),
    (24, "sensitive"),
  ]

  private func states(of reference: Reference) throws -> [String] {
    let answer = try call(reference, "org.a11y.atspi.Accessible", "GetState", nil)
    let numbers = parts(of: try part(0, of: answer)).map { UInt64(g_variant_get_uint32($0)) }
    guard numbers.count == 2 else { return [] }
    let bits = numbers[0] | numbers[1] << 32
    return Self.states.filter { bits & (1 << UInt64($0.0)) != 0 }.map(\.1)
  }

  private func extents(of reference: Reference) throws -> String {
    let answer = try call(
      reference, "org.a11y.atspi.Component", "GetExtents", "(uint32 1,)")
    let numbers = parts(of: try part(0, of: answer)).map { g_variant_get_int32($0) }
    return numbers.count == 4
      ? "@\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])" : ""
  }

  private func actions(of reference: Reference) throws -> [String] {
    let answer = try call(
      reference, "org.freedesktop.DBus.Properties", "Get",
      "('org.a11y.atspi.Action', 'NActions')")
    guard let value = g_variant_get_variant(try part(0, of: answer)) else { return [] }
    return try (0..<Int(g_variant_get_int32(value))).map { index in
      let name = try call(reference, "org.a11y.atspi.Action", "GetName", "(\(index),)")
      return string(try part(0, of: name)) ?? ""
    }
  }

  // MARK: Calls

  private func call(
    _ reference: Reference, _ interface: String, _ method: String, _ arguments: String?
  ) throws -> OpaquePointer {
    try call(
      try accessibilityBus(), reference.name, reference.path, interface, method, arguments)
  }

  private func accessibilityBus() throws -> OpaquePointer {
    if let connection { return connection }
    let session = try connect(to: address)
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil)
    guard let found = string(try part(0, of: answer)) else { throw NoBus(reason: "no address") }
    let made = try connect(to: found)
    connection = made
    return made
  }

  private func connect(to address: String) throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(rawValue: 1 << 0 | 1 << 3)
    guard let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw NoBus(reason: "no connection to \(address)")
    }
    return made
  }

  private func call(
    _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String,
    _ method: String, _ arguments: String?
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let parameters = arguments.flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
    let answer = g_dbus_connection_call_sync(
      connection, name, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE, 5000,
      nil, &error)
    if let answer { return answer }
    let reason = error.map { String(cString: $0.pointee.message) } ?? "no answer"
    g_error_free(error)
    throw NoBus(reason: "\(method) of \(path): \(reason)")
  }

  private func part(_ index: Int, of value: OpaquePointer) throws -> OpaquePointer {
    guard let found = g_variant_get_child_value(value, gsize(index)) else {
      throw NoBus(reason: "an empty answer")
    }
    return found
  }

  private func parts(of value: OpaquePointer) -> [OpaquePointer] {
    (0..<g_variant_n_children(value)).compactMap { g_variant_get_child_value(value, $0) }
  }

  private func string(_ value: OpaquePointer) -> String? {
    g_variant_get_string(value, nil).map { String(cString: $0) }
  }
}
#endif
