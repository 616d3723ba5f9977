// SPDX-License-Identifier: Apache-2.0

/// Writes a signpost of an event, or of the beginning or end of an interval, with a formatted message.
///
/// Signposts are written only if the environment variable `MULLION_SIGNPOSTS` is set, as lines on the
/// standard error output.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.signpost(type, name, signpostID, formatted(format, arguments))
}

/// Writes a signpost of an event, or of the beginning or end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.signpost(type, name, signpostID, "")
}
