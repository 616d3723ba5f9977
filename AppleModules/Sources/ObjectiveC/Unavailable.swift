// SPDX-License-Identifier: Apache-2.0

// Functions that change classes at run time. Swift calls methods without a lookup table that could be
// changed: code that relies on it is diagnosed at compile time.

/// A method of a class; no values exist, as there is no Objective-C runtime.
public typealias Method = OpaquePointer

/// The implementation of a method; no values exist, as there is no Objective-C runtime.
public typealias IMP = OpaquePointer

/// Returns an instance method of a class; unavailable, as methods cannot be looked up by name.
@available(
  *, unavailable,
  message: "Methods can't be looked up at run time: there is no Objective-C runtime here."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Returns a class method of a class; unavailable, as methods cannot be looked up by name.
@available(
  *, unavailable,
  message: "Methods can't be looked up at run time: there is no Objective-C runtime here."
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Exchanges the implementations of two methods; unavailable, as implementations cannot be exchanged.
@available(
  *, unavailable,
  message: "Methods can't be exchanged at run time: override the method in a subclass instead."
)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Replaces the implementation of a method; unavailable, as implementations cannot be replaced.
@available(
  *, unavailable,
  message: "Methods can't be replaced at run time: override the method in a subclass instead."
)
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Returns the implementation of a method; unavailable, as implementations are not accessible.
@available(
  *, unavailable,
  message: "The implementation of a method is unavailable: there is no Objective-C runtime here."
)
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the types of a method; unavailable, as these are not accessible.
@available(
  *, unavailable,
  message: "The types of a method are unavailable: there is no Objective-C runtime here."
)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds a method to a class; unavailable, as methods cannot be added at run time.
@available(
  *, unavailable,
  message: "Methods can't be added at run time: write an extension instead."
)
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces the implementation of a method of a class; unavailable, as implementations cannot be replaced.
@available(
  *, unavailable,
  message: "Methods can't be replaced at run time: override the method in a subclass instead."
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Creates a class; unavailable, as classes cannot be created at run time.
@available(
  *, unavailable,
  message: "Classes can't be created at run time: declare a subclass instead."
)
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Changes the class of an object; unavailable, as the class of an object cannot be changed.
@available(
  *, unavailable,
  message: "The class of an object can't be changed: there is no Objective-C runtime here."
)
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }
