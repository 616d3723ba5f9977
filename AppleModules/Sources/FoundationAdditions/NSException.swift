// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An exception for a programming error; raising it stops the program, as Swift cannot catch exceptions.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// A description of the cause, for programmers.
  public let reason: String?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Stops the program with a message of the name and the reason.
  public func raise() { fatalError(description) }

  /// Stops the program with a message of `name` and the reason from `format` and `argList`.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// The name and the reason.
  open override var description: String {
    "\(name.rawValue): \(reason ?? "no reason was given")"
  }
}

extension NSExceptionName {
  /// The name of a generic exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// The name of the exception for a number or index out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// The name of the exception for an invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The name of the exception for an inconsistent state of the program.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
