// SPDX-License-Identifier: Apache-2.0

// Functions that change classes at run time. Swift calls methods without a lookup table that could be
// changed: code that relies on it is diagnosed at compile time.

/// A method of a class; no values exist, as there is no Objective-C runtime.
public typealias Method = OpaquePointer

/// The implementation of a method; no values exist, as there is no Objective-C runtime.
public typealias IMP = OpaquePointer

/// Unavailable: methods cannot be looked up by name.
@available(
  *, unavailable,
  message: "Methods can't be looked up at run time: there is no Objective-C runtime here."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Unavailable: methods cannot be looked up by name.
@available(
  *, unavailable,
  message: "Methods can't be looked up at run time: there is no Objective-C runtime here."
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Unavailable: method implementations cannot be exchanged.
@available(
  *, unavailable,
  message: "Methods can't be exchanged at run time: override the method in a subclass instead."
)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Unavailable: method implementations cannot be replaced.
@available(
  *, unavailable,
  message: "Methods can't be replaced at run time: override the method in a subclass instead."
)
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Unavailable: method implementations are not accessible.
@available(
  *, unavailable,
  message: "The implementation of a method is unavailable: there is no Objective-C runtime here."
)
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Unavailable: the types of a method are not accessible.
@available(
  *, unavailable,
  message: "The types of a method are unavailable: there is no Objective-C runtime here."
)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Unavailable: methods cannot be added at run time.
@available(
  *, unavailable,
  message: "Methods can't be added at run time: write an extension instead."
)
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Unavailable: method implementations cannot be replaced.
@available(
  *, unavailable,
  message: "Methods can't be replaced at run time: override the method in a subclass instead."
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Unavailable: classes cannot be created at run time.
@available(
  *, unavailable,
  message: "Classes can't be created at run time: declare a subclass instead."
)
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Unavailable: the class of an object cannot be changed.
@available(
  *, unavailable,
  message: "The class of an object can't be changed: there is no Objective-C runtime here."
)
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }
