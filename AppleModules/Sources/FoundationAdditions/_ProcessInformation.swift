// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A class whose objects are made without arguments where Foundation here keeps its initializer to itself.
///
/// An initializer of a protocol may answer an object that exists; one whose only parameter has a default
/// value is called as one without parameters.
public protocol _ProcessInformation {}

extension ProcessInfo: _ProcessInformation {}

extension _ProcessInformation where Self: ProcessInfo {
  /// The process's information: the shared object, as all of them would return the same.
  public init(_fresh: Void = ()) {
    // Nothing inherits from the class: its initializer is not to be had.
    self = unsafeDowncast(ProcessInfo.processInfo, to: Self.self)
  }
}
