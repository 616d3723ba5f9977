// SPDX-License-Identifier: Apache-2.0

/// Marks a moment, or an end of an interval, with values in a format.
///
/// Signposts are silent, unless `MULLION_SIGNPOSTS` is set in the environment: then each is a line on
/// the standard error output.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.signpost(type, name, signpostID, formatted(format, arguments))
}

/// Marks a moment, or an end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.signpost(type, name, signpostID, "")
}
