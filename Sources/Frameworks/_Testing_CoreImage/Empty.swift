// SPDX-License-Identifier: Apache-2.0

// Swift Testing looks for a cross-import overlay of this name wherever a test imports a module named
// `CoreImage`; without this module such a test does not compile (Documentation/Decisions/0002).
