// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that must not happen, which nothing but Objective-C could catch: raised, it stops the program.
open class NSException: NSObject, @unchecked Sendable {
  /// What kind it is.
  public let name: NSExceptionName
  /// What happened, in words for programmers.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is yet to be raised.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Stops the program, saying the name and the reason.
  public func raise() { fatalError(description) }

  /// Stops the program, saying `name` and the reason that `format` and `argList` give.
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
  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A number or index is outside of what there is.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument is not one that is taken.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// The program contradicts itself.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
