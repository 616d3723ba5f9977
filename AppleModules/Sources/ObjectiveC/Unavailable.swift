// SPDX-License-Identifier: Apache-2.0

// What changes classes while a program runs. Swift calls methods without asking a table that could be
// changed: code that relies on it is told when it is compiled.

/// A method of a class; there are none to get here.
public typealias Method = OpaquePointer

/// The code of a method; there is none to get here.
public typealias IMP = OpaquePointer

/// Not here: methods can't be looked up by name.
@available(
  *, unavailable,
  message:
    "Methods can't be looked up while the program runs: there is no Objective-C runtime here."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Not here: methods can't be looked up by name.
@available(
  *, unavailable,
  message:
    "Methods can't be looked up while the program runs: there is no Objective-C runtime here."
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Any) -> Method? { nil }

/// Not here: methods can't be exchanged.
@available(
  *, unavailable,
  message:
    "Methods can't be exchanged while the program runs: override the method in a subclass instead."
)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Not here: methods can't be replaced.
@available(
  *, unavailable,
  message:
    "Methods can't be replaced while the program runs: override the method in a subclass instead."
)
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Not here: the code of a method can't be had.
@available(
  *, unavailable,
  message: "The code of a method can't be had: there is no Objective-C runtime here."
)
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Not here: the types of a method can't be had.
@available(
  *, unavailable,
  message: "The types of a method can't be had: there is no Objective-C runtime here."
)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Not here: classes don't get methods while the program runs.
@available(
  *, unavailable,
  message: "Classes don't get methods while the program runs: write an extension instead."
)
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Not here: methods can't be replaced.
@available(
  *, unavailable,
  message:
    "Methods can't be replaced while the program runs: override the method in a subclass instead."
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Any, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Not here: classes can't be made while the program runs.
@available(
  *, unavailable,
  message: "Classes can't be made while the program runs: declare a subclass instead."
)
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

/// Not here: an object keeps its class.
@available(
  *, unavailable, message: "An object keeps its class: there is no Objective-C runtime here."
)
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }
