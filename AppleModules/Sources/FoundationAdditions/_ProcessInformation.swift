// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class that can be created without arguments, for a class of Foundation whose initialiser is not public.
///
/// An initialiser of a protocol can return an existing object; one whose only parameter has a default value
/// is called like one without parameters.
public protocol _ProcessInformation {}

extension ProcessInfo: _ProcessInformation {}

extension _ProcessInformation where Self: ProcessInfo {
  /// Creates a reference to the shared information of the process, as all instances are equivalent.
  public init(_fresh: Void = ()) {
    // The class cannot have subclasses: its initializer is inaccessible.
    self = unsafeDowncast(ProcessInfo.processInfo, to: Self.self)
  }
}
